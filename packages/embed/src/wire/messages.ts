import {
  WIRE_LIMITS,
  type ByeMessage,
  type ErrorMessage,
  type EventMessage,
  type IdMessage,
  type PortMessage,
  type RequestMessage,
  type ResultMessage,
  type WireError,
} from '../protocol.ts';
import {
  isEither,
  isFlag,
  isName,
  isOneOf,
  isPlainObject,
  isRecordOf,
  isText,
  isWhole,
  type Guard,
} from './guards.ts';
import { createTable } from './table.ts';

/** What a received value turned out to be: a message, or the reason why it is none. */
export type Reading =
  | { readonly kind: 'message'; readonly message: PortMessage }
  | { readonly kind: 'refused'; readonly why: 'too_large' | 'bad_params'; readonly id?: number };

const isId = isWhole(1, Number.MAX_SAFE_INTEGER);
const isAnything: Guard<unknown> = (_value): _value is unknown => true;
const isError = isRecordOf<WireError>({ code: isName(32), retry: isFlag, detail: isText(500) }, ['detail']);
const byId = isRecordOf<IdMessage>({ t: isOneOf(['ack', 'cancel', 'ping', 'pong']), id: isId });

const shapes = createTable<Guard<PortMessage>>({
  req: isRecordOf<RequestMessage>({
    t: isOneOf(['req']),
    id: isId,
    m: isName(64),
    p: isAnything,
    d: isWhole(0, 3_600_000),
  }),
  ack: byId,
  cancel: byId,
  ping: byId,
  pong: byId,
  res: isEither(
    isRecordOf<ResultMessage>({ t: isOneOf(['res']), id: isId, ok: isAnything }),
    isRecordOf<ErrorMessage>({ t: isOneOf(['res']), id: isId, err: isError }),
  ),
  evt: isRecordOf<EventMessage>({
    t: isOneOf(['evt']),
    seq: isWhole(1, Number.MAX_SAFE_INTEGER),
    n: isName(64),
    d: isAnything,
  }),
  bye: isRecordOf<ByeMessage>({ t: isOneOf(['bye']), reason: isOneOf(['unload', 'closed']) }),
});

const isPortMessage = (value: unknown): value is PortMessage =>
  isPlainObject(value) && typeof value['t'] === 'string' && shapes[value['t']]?.(value) === true;

/** Measures a value in bytes of UTF-8 JSON; what JSON cannot hold counts as endless. */
export const sizeOf = (value: unknown): number => {
  try {
    const text = JSON.stringify(value);
    // Three bytes is the most a code unit takes, so most messages need no exact count.
    return text.length * 3 <= WIRE_LIMITS.messageBytes ? text.length : new TextEncoder().encode(text).length;
  } catch {
    return Infinity;
  }
};

/** Reads what came over a port. A refused request keeps its id, so that it can be answered. */
export const readMessage = (value: unknown): Reading => {
  const tooLarge = sizeOf(value) > WIRE_LIMITS.messageBytes;
  if (!tooLarge && isPortMessage(value)) return { kind: 'message', message: value };
  const why = tooLarge ? 'too_large' : 'bad_params';
  const asked = isPlainObject(value) && value['t'] === 'req' && isId(value['id']);
  return asked ? { kind: 'refused', why, id: value['id'] as number } : { kind: 'refused', why };
};
