import { fetchData, fetchEnvelope } from './call.ts';
import type { CallContext } from './call.ts';
import type { AnyCall, CallFunctions, CallGroups } from './client.types.ts';
import type { CallOptions } from './exchange.ts';

const bindCall =
  (context: CallContext, call: AnyCall) =>
  (input: object = {}, options: CallOptions = {}): Promise<unknown> =>
    (options.noCheck === true ? fetchEnvelope : fetchData)(context, { call, input, options });

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Makes a function of each call, by the same groups and names. */
export function bindCalls<Groups extends CallGroups>(
  context: CallContext,
  groups: Groups,
): CallFunctions<Groups>;
export function bindCalls(context: CallContext, groups: CallGroups): object {
  return mapValues(groups, (group) => mapValues(group, (call) => bindCall(context, call)));
}
