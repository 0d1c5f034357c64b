import { CODE_MESSAGES, sharedMessages } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Code, Locale } from '@chartdock/contract';

const LEAKS =
  /\bat [\w.<>]+ \(|node_modules|\.[cm]?[jt]s:\d|syntax error|SQLSTATE|relation "|column "|select .* from |insert into |update .* set |invalid input syntax|duplicate key|[A-Z]:\\|\/(?:home|root|usr|tmp|var|work)\//i;

/** Statuses that a code may have; every other has 200. A body of a type that nobody reads is bad input with a status of its own. */
const STATUSES: ReadonlyMap<unknown, readonly number[]> = new Map([
  [CODE.unknownCall, [404]],
  [CODE.invalidInput, [200, 415]],
]);

const isCode = (code: string): code is Code => Object.hasOwn(CODE_MESSAGES, code);

/** Judges a response to a bad request: undefined when it is as promised, else its fault. */
export const findFault = (answer: {
  readonly status: number;
  readonly text: string;
  readonly locale: Locale;
}): string | undefined => {
  const { status, text, locale } = answer;
  const envelope = parse(text);
  // An address that no call has is a missing one to clients that read no envelope.
  const wanted = STATUSES.get(envelope?.code) ?? [200];
  if (!wanted.includes(status)) return `HTTP status ${status}`;
  if (envelope === undefined) return 'no envelope';
  const { code, msg } = envelope;
  if (typeof code !== 'string' || !isCode(code)) return 'unknown code';
  if (code === CODE.internal) return 'a crash of ours';
  if (msg !== sharedMessages[locale][CODE_MESSAGES[code]]) return 'a text of another language or code';
  // Requested data may hold any text; a refusal holds none but ours.
  return code !== CODE.ok && LEAKS.test(text) ? 'a leak' : undefined;
};

const parse = (text: string): { readonly code: unknown; readonly msg: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const isEnvelope =
      typeof value === 'object' && value !== null && 'code' in value && 'msg' in value && 'data' in value;
    return isEnvelope && Object.keys(value).length === 3 ? value : undefined;
  } catch {
    return undefined;
  }
};
