import type { CallData, CallGroup, CallName, CallParsedInput } from '@chartdock/contract';
import type { IdSource } from './ids.ts';
import type { RecordContext } from './records.ts';
import type { Sessions } from './sessions.ts';

/** What every call of a fake backend can reach. */
export interface BackendState extends RecordContext {
  readonly ids: IdSource;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** What a call knows of its request. */
export interface CallContext extends BackendState {
  /** The header token, when it is one. */
  readonly token: string | null;
  /** Origin of the page that asks, as the request says it or as this process has one. */
  readonly origin: string | undefined;
  /** Where the request says that it comes from: our own page, another one, or nowhere, as servers do. */
  readonly from: 'own' | 'page' | 'nowhere';
}

/** Answers one call. Throws a `Refusal`. */
export type Handler<Group extends CallGroup, Name extends CallName<Group>> = (
  context: CallContext,
  input: CallParsedInput<Group, Name>,
) => CallData<Group, Name> | Promise<CallData<Group, Name>>;

/** What answers some of the contract's calls. */
export type Handlers = {
  readonly [Group in CallGroup]?: { readonly [Name in CallName<Group>]?: Handler<Group, Name> };
};
