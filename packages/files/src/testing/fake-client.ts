import { ApiError } from '@chartdock/client';
import type { CallData, CallGroup, CallInput, CallName, FileRecord } from '@chartdock/contract';
import type { FilesClient } from '../file-area.types.ts';
import type { PickingClient } from '../picking/picker-area.types.ts';
import type { CallSettings } from '../ports/ports.types.ts';

/** One call that the fake client received. */
export interface SeenCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly settings: Partial<CallSettings>;
}

/** Makes the error of a call that the server refused with an envelope code. */
export const refusal = (code: string, text = `refused with ${code}`): ApiError =>
  new ApiError('refused', text, {
    call: 'test.call',
    method: 'POST',
    path: '/test',
    envelopeCode: code,
    text,
  });

/** Makes the error of a call that another one took the place of. */
export const cancellation = (): ApiError =>
  new ApiError('cancelled', 'superseded', { call: 'test.call', method: 'POST', path: '/test' });

type Group = Extract<CallGroup, keyof FilesClient>;
type Answer<G extends Group, N extends CallName<G>> = (
  input: CallInput<G, N>,
) => CallData<G, N> | Promise<CallData<G, N>>;

type AnyAnswer = (input: never) => unknown;

/** Every call that the file area or a picker makes. */
type TestClient = FilesClient & PickingClient;

/** A client that returns canned responses of a test, and records every call. */
export interface FakeClient {
  readonly client: TestClient;
  readonly calls: readonly SeenCall[];
  /** Answers a call from now on; the function may throw or return a promise. */
  readonly on: <G extends Group, N extends CallName<G>>(group: G, name: N, answer: Answer<G, N>) => void;
  /** Returns the calls of one name, oldest first. */
  readonly callsOf: (name: string) => readonly SeenCall['input'][];
}

const page = (rows: readonly FileRecord[], total = rows.length): CallData<'lists', 'historyFiles'> => ({
  rows: [...rows],
  total,
  page: 1,
  pageSize: 100,
  pagerCount: 7,
  cursor: null,
});

/** Makes a page response of some records; `total` defaults to their number. */
export const pageOf = page;

/** Makes a folder response of some records. */
export const folderPageOf = (
  rows: readonly FileRecord[],
  more: Partial<CallData<'lists', 'loadFiles'>> = {},
): CallData<'lists', 'loadFiles'> => ({ folder: null, chain: [], ...page(rows), ...more });

/** Creates a fake client; a call that no test answered fails. */
export const createFakeClient = (): FakeClient => {
  const calls: SeenCall[] = [];
  const answers = new Map<string, AnyAnswer>();
  const groupOf = (group: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          async (input: Record<string, unknown>, settings: Partial<CallSettings> = {}) => {
            const key = `${group}.${String(name)}`;
            calls.push({ name: key, input, settings });
            const answer = answers.get(key);
            if (answer === undefined) throw new Error(`no test answers ${key}`);
            return answer(input as never);
          },
      },
    );
  const groups = {
    lists: 0,
    folders: 0,
    charts: 0,
    favourites: 0,
    exporting: 0,
    account: 0,
    publishing: 0,
    importing: 0,
    collaboration: 0,
  };
  return {
    client: Object.fromEntries(
      Object.keys(groups).map((name) => [name, groupOf(name)]),
    ) as unknown as TestClient,
    calls,
    on: (group, name, answer) => void answers.set(`${group}.${String(name)}`, answer),
    callsOf: (name) => calls.filter((call) => call.name === name).map((call) => call.input),
  };
};

/** A promise whose end a test decides. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** Creates a promise whose end a test decides. */
export const createDeferred = <Value>(): Deferred<Value> => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
};
