import type { CallData, CallGroup, CallName, Code } from '@chartdock/contract';
import type { ScenarioClock } from '../clock.ts';
import { createScenarioClock } from '../clock.ts';
import type { KnownCall } from './calls.ts';
import { createCalls } from './calls.ts';
import type { BackendState, CallContext } from './context.types.ts';
import type { AbilityRefusal } from './embed-fakes.ts';
import { CLIENT_SECRET, createEmbedState } from './embed-fakes.ts';
import { FakeBackendError } from './fake-backend-error.ts';
import { parseInput } from './fake.ts';
import { createIdSource } from './ids.ts';
import type { FakePerson } from './people.ts';
import { createPerson } from './people.ts';
import { readInput } from './read-input.ts';
import { Refusal } from './refusal.ts';
import { envelope } from './respond.ts';
import type { Affected } from './scenario.ts';
import { createScenario } from './scenario.ts';
import { addShared, seedTree } from './seed.ts';
import type { IssuedToken } from './sessions.ts';
import { createSessions, TOKEN_LIFE } from './sessions.ts';
import type { NewNode } from './tree.ts';
import { createTree } from './tree.ts';

/** Options of `createFakeBackend`. */
export interface FakeBackendOptions {
  /** Default a new one. */
  readonly clock?: ScenarioClock;
  /** Ids and tokens are the same for the same seed; default 1. */
  readonly seed?: number;
  /** False begins without files; default true. */
  readonly files?: boolean;
  /** Exact origins that the client registered; default every page. */
  readonly origins?: readonly string[];
}

/** A request that a fake backend got. */
export interface SeenRequest {
  /** E.g. `lists.loadFiles`; undefined for an address that no call has. */
  readonly call: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly token: string | null;
}

/** A server in memory that speaks the wire of the real one, and in which a test lets things go wrong. */
export interface FakeBackend {
  /** Time of tokens, records and slow responses. */
  readonly clock: ScenarioClock;
  readonly person: FakePerson;
  /** Secret for the call that gives a partner's backend tokens. */
  readonly clientSecret: string;
  /** Returns as the global `fetch` would with the real server behind it. */
  readonly fetch: typeof fetch;
  /** Returns a standard request: the handler of the client's in-process transport. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Requests in order. */
  readonly requests: readonly SeenRequest[];
  /** Adds a folder and gives its id. Throws for a title that is none. */
  addFolder(folder: NewNode): string;
  /** Adds a file and gives its id; default category `flow`. */
  addFile(file: NewNode): string;
  /** Adds a file of a colleague that is shared with the person, and gives its id. */
  addSharedFile(file: Omit<NewNode, 'folderId'>): string;
  /** Gives a fresh token of the person; default for an hour. */
  issueToken(lifeMs?: number): IssuedToken;
  /** Gives a fresh token of the person for an hour: the `getToken` of `createChartdock`. */
  readonly getToken: () => Promise<IssuedToken>;
  /** Lets every token that is good now end in so many milliseconds; calls with it are answered 408 from then on. */
  tokenExpiresIn(ms: number): void;
  /** Returns the next request, or those told, with a code in place of data. The returned function takes it back. */
  answerWith(code: Code | (string & {}), affected?: Affected): () => void;
  /** Returns the next request, or those told, with another HTTP status than 200, as a gateway before the server does. */
  answerStatus(status: number, affected?: Affected): () => void;
  /** Gives a call a response of the test's own. It must follow the contract of the call. */
  answer<Group extends CallGroup, Name extends CallName<Group> & string>(
    call: `${Group}.${Name}`,
    data: CallData<Group, Name>,
  ): () => void;
  /** Lets `can` refuse an ability, e.g. `create` with `{ code: 'quota', next: 'upgrade' }`. */
  refuseAbility(ability: string, refusal: AbilityRefusal): void;
  /** Makes every response take so many milliseconds of the clock; 0 answers at once. */
  slow(ms: number): void;
  /** Cuts the connection: `fetch` rejects with a `TypeError`, as in browsers. */
  offline(): void;
  /** Gives the connection back. */
  online(): void;
  /** Ends everything that `answerWith`, `answerStatus`, `answer`, `slow` and `offline` began. */
  reset(): void;
}

const pageOrigin = (): string | undefined =>
  'location' in globalThis ? globalThis.location.origin : undefined;

/** Where relative addresses lead. */
const BASE = 'https://charts.example.com';

/** Creates a fake backend. */
export const createFakeBackend = (options: FakeBackendOptions = {}): FakeBackend => {
  const { clock = createScenarioClock(), seed = 1, files = true } = options;
  const { now } = clock;
  const ids = createIdSource(seed);
  const state: BackendState = {
    ids,
    now,
    sessions: createSessions(ids, now),
    tree: createTree(ids, now),
    person: createPerson(ids.id()),
    colleague: { userId: ids.id(), fullName: 'A Colleague' },
  };
  if (files) seedTree(state.tree, now());
  const embed = createEmbedState(options.origins);
  const calls = createCalls(embed);
  const scenario = createScenario(clock);
  const answers = new Map<string, unknown>();
  const requests: SeenRequest[] = [];

  const requireData = ({ name, endpoint }: KnownCall, data: unknown): unknown => {
    if (endpoint.data.safeParse(data).success) return data;
    throw new FakeBackendError('malformed_data', name);
  };
  const run = async (call: KnownCall, context: CallContext, request: Request): Promise<unknown> => {
    const { name, endpoint, fake } = call;
    if (fake?.allows?.(context) === false) throw new Refusal('originRefused');
    const token = endpoint.needToken ? state.sessions.require(context.token) : context.token;
    const raw = await readInput(request, endpoint);
    if (answers.has(name)) {
      parseInput(endpoint.input, raw);
      return answers.get(name);
    }
    if (fake === undefined) throw new FakeBackendError('not_faked', name);
    return requireData(call, await fake.run({ ...context, token }, raw));
  };
  const handle = async (request: Request): Promise<Response> => {
    const { pathname, searchParams, origin } = new URL(request.url);
    const call = calls.find(request.method, pathname);
    const token = request.headers.get('token');
    const query = Object.fromEntries(searchParams);
    requests.push({ call: call?.name, method: request.method, path: pathname, query, token });
    await scenario.pass(request.signal);
    const forced = scenario.take([pathname, ...(call === undefined ? [] : [call.name])]);
    if (forced !== undefined)
      return 'status' in forced ? new Response('', forced) : envelope(request, forced);
    try {
      if (call === undefined) throw new Refusal('unknownCall');
      const said = request.headers.get('origin');
      const from = said === null ? 'nowhere' : said === origin ? 'own' : 'page';
      const context = { ...state, token, from, origin: said ?? pageOrigin() } as const;
      return envelope(request, { code: '200', data: await run(call, context, request) });
    } catch (error) {
      if (error instanceof Refusal) return envelope(request, error);
      throw error;
    }
  };
  const issueToken = (lifeMs: number = TOKEN_LIFE.partner): IssuedToken => state.sessions.issue(lifeMs);

  return {
    clock,
    person: state.person,
    clientSecret: CLIENT_SECRET,
    handle,
    fetch: async (input, init) =>
      handle(input instanceof Request ? new Request(input, init) : new Request(new URL(input, BASE), init)),
    requests,
    addFolder: (folder) => state.tree.add('folder', folder).id,
    addFile: (file) => state.tree.add('chart', file).id,
    addSharedFile: (file) => addShared(state.tree, file, now()).id,
    issueToken,
    getToken: () => Promise.resolve(issueToken()),
    tokenExpiresIn: state.sessions.expireIn,
    answerWith: (code, affected) => scenario.force({ code }, affected),
    answerStatus: (status, affected) => scenario.force({ status }, affected),
    answer: (name, data) => {
      const call = calls.named(name);
      if (call === undefined) throw new FakeBackendError('malformed_data', name);
      answers.set(name, requireData(call, data));
      return () => answers.delete(name);
    },
    refuseAbility: (ability, refusal) => void embed.refusals.set(ability, refusal),
    slow: scenario.slow,
    offline: () => scenario.connect(false),
    online: () => scenario.connect(true),
    reset: () => {
      scenario.reset();
      answers.clear();
    },
  };
};
