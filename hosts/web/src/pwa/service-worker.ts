import { answerFor, cacheName, outdatedCaches } from './shell-rules.ts';

/** The build puts the version and the files of the app here. */
declare const CHARTDOCK_SHELL: { readonly version: string; readonly files: readonly string[] };

interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends LongEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The part of a worker's global scope that is used here; the page's own types do not know it. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const current = cacheName(CHARTDOCK_SHELL.version);
const shell = { origin: scope.location.origin, files: new Set(CHARTDOCK_SHELL.files) };

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(current);
  // The browser's own cache may still hold the version before.
  await cache.addAll(CHARTDOCK_SHELL.files.map((path) => new Request(path, { cache: 'reload' })));
};

const takeOver = async (): Promise<void> => {
  await Promise.all(outdatedCaches(await caches.keys()).map((name) => caches.delete(name)));
  await scope.clients.claim();
};

const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: current })) ?? (await caches.match(request)) ?? fetch(request);

const answerPage = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (thrown) {
    const kept = await caches.match('/', { cacheName: current });
    if (kept === undefined) throw thrown;
    return kept;
  }
};

const answers = { file: answerFile, page: answerPage } as const;

scope.addEventListener('install', (event) => event.waitUntil(keepShell()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, shell);
  if (answer !== 'pass') event.respondWith(answers[answer](event.request));
});
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
