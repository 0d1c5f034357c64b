import type { CallData, CallGroup, CallName, CallParsedInput } from '@chartdock/contract';
import type { CallContext, PublicContext } from '../calls/context.ts';

/** Calls that work without a token; the context of all others has an actor. */
export type PublicCall =
  'session.signIn' | 'session.resume' | 'session.exchange' | 'charts.info' | 'viewLinks.open';

type ContextOf<
  Group extends CallGroup,
  Name extends CallName<Group>,
> = `${Group}.${string & Name}` extends PublicCall ? PublicContext : CallContext;

/** What answers one call. */
export type Handler<Group extends CallGroup, Name extends CallName<Group>> = (
  context: ContextOf<Group, Name>,
  input: CallParsedInput<Group, Name>,
) => Promise<CallData<Group, Name>>;

/** A handler for every call of the contract: a missing one does not compile. */
export type Handlers = {
  readonly [Group in CallGroup]: { readonly [Name in CallName<Group>]: Handler<Group, Name> };
};
