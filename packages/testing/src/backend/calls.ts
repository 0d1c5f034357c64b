import { calls as contractTable, type Call } from '@chartdock/contract';
import { endpoints, type Endpoint } from '@chartdock/contract/schema';
import { sessionCalls, userCalls } from './account-calls.ts';
import { createEmbedCalls, requirePage, type EmbedState } from './embed-calls.ts';
import { embedEndpoints, type EmbedCall } from './embed-schemas.ts';
import { chartCalls, favouriteCalls, folderCalls, importCalls, viewLinkCalls } from './file-calls.ts';
import type { CallContext, Handlers } from './handler.types.ts';
import { listCalls } from './list-calls.ts';
import { pathParameters } from './path-parameters.ts';

/** One call that a fake backend knows of, by the contract. */
export interface KnownCall {
  /** E.g. `lists.loadFiles` or `embed.can`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Tells whether a value is what the call answers. */
  readonly isAnswer: (data: unknown) => boolean;
  /** Undefined for a call that is not faked. */
  readonly run: ((context: CallContext, input: unknown) => unknown) | undefined;
}

const handlers: Handlers = {
  session: sessionCalls,
  user: userCalls,
  lists: listCalls,
  folders: folderCalls,
  charts: chartCalls,
  favourites: favouriteCalls,
  importing: importCalls,
  viewLinks: viewLinkCalls,
};

type Loose<Value> = Readonly<Record<string, Readonly<Record<string, Value | undefined>> | undefined>>;

// The tables are typed call by call; here the calls are only carried, so their types are let go.
const runs = handlers as unknown as Loose<NonNullable<KnownCall['run']>>;

const guards = new Map(
  Object.values(contractTable)
    .flatMap((group): readonly Call<object, unknown>[] => Object.values(group))
    .map(({ name, isData }) => [name, isData]),
);

const contractCalls = (): KnownCall[] =>
  Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
      isAnswer: guards.get(`${group}.${name}`) ?? (() => false),
      run: runs[group]?.[name],
    })),
  );

const embedCalls = (state: EmbedState): KnownCall[] => {
  const table = createEmbedCalls(state) as unknown as Record<string, NonNullable<KnownCall['run']>>;
  return Object.entries<Endpoint>(embedEndpoints).map(([name, endpoint]) => ({
    name: `embed.${name}`,
    endpoint,
    isAnswer: (data) => endpoint.data.safeParse(data).success,
    run: (context, input) => table[name]?.(context, input),
  }));
};

/** The calls of a backend by method and path, e.g. `GET /api/personal/user/info`. */
export const createCalls = (
  state: EmbedState,
): {
  readonly find: (method: string, path: string) => KnownCall | undefined;
  readonly named: (name: string) => KnownCall | undefined;
  /** Refuses pages that may not make a call. */
  readonly requirePage: (call: KnownCall, context: CallContext) => void;
} => {
  const all = [...contractCalls(), ...embedCalls(state)];
  const byAddress = new Map(all.map((call) => [`${call.endpoint.method} ${call.endpoint.path}`, call]));
  const byName = new Map(all.map((call) => [call.name, call]));
  return {
    find: (method, path) =>
      byAddress.get(`${method} ${path}`) ??
      all.find(({ endpoint }) => endpoint.method === method && pathParameters(endpoint.path, path)),
    named: (name) => byName.get(name),
    requirePage: ({ name }, context) => {
      const [, call] = /^embed\.(.*)$/.exec(name) ?? [];
      if (call !== undefined) requirePage(state, call as EmbedCall, context);
    },
  };
};
