import { isServerPath } from './server-paths.ts';

/** Parts of a request that the worker looks at. */
export interface ShellRequest {
  readonly method: string;
  readonly url: string;
  /** Destination of the response; `document` is a page of its own, never a frame. */
  readonly destination: string;
}

/** The files of one version of the app. */
export interface Shell {
  readonly origin: string;
  /** Paths of the files that are kept. */
  readonly files: ReadonlySet<string>;
}

/**
 * How a request is answered: `pass` leaves it to the network, `file` takes it from the cache, `page` asks the network and
 * falls back to the kept page.
 */
export type ShellAnswer = 'pass' | 'file' | 'page';

/** Decides who answers a request. Calls, tokens, embedded pages and downloads always pass and are never kept. */
export const answerFor = ({ method, url, destination }: ShellRequest, shell: Shell): ShellAnswer => {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== shell.origin || isServerPath(pathname)) return 'pass';
  if (search === '' && pathname !== '/' && shell.files.has(pathname)) return 'file';
  return destination === 'document' ? 'page' : 'pass';
};

const prefix = 'chartdock-shell-';

/** Names the cache of a version. */
export const cacheName = (version: string): string => prefix + version;

/**
 * Lists the caches that a new version clears away, given all names, the oldest first. The version before stays: windows
 * that still show it load its parts.
 */
export const outdatedCaches = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(prefix)).slice(0, -2);
