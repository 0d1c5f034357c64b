import type { PortMessage, WireError } from '../protocol.ts';
import { MESSAGE_BYTES } from '../protocol.ts';
import type { Guard } from './guards.ts';
import {
  isAnything,
  isEither,
  isFlag,
  isName,
  isOneOf,
  isOptional,
  isPlainObject,
  isRecordOf,
  isText,
} from './guards.ts';
import { createTable } from './table.ts';
import { isAmount, isKey } from './values.ts';

const byId = isRecordOf<{ id: number }>({ id: isAmount });

/** The fields of each message beside its type. */
const shapes = createTable<Guard<unknown>>({
  req: isRecordOf<{ id: number; m: string; p: unknown; d: number }>({
    id: isAmount,
    m: isKey,
    p: isAnything,
    d: isAmount,
  }),
  ack: byId,
  cancel: byId,
  ping: byId,
  pong: byId,
  res: isEither(
    isRecordOf<{ id: number; ok: unknown }>({ id: isAmount, ok: isAnything }),
    isRecordOf<{ id: number; err: WireError }>({
      id: isAmount,
      err: isRecordOf<WireError>({ code: isName(32), retry: isFlag, detail: isOptional(isText(500)) }),
    }),
  ),
  evt: isRecordOf<{ seq: number; n: string; d: unknown }>({ seq: isAmount, n: isKey, d: isAnything }),
  bye: isRecordOf<{ reason: string }>({ reason: isOneOf('unload', 'closed') }),
});

/** Returns whether a value is a message of the port, with exactly its fields. */
export const isPortMessage = (value: unknown): value is PortMessage => {
  if (!isPlainObject(value)) return false;
  const { t, ...fields } = value;
  return typeof t === 'string' && shapes[t]?.(fields) === true;
};

/** Returns whether a value exceeds 64 KiB of UTF-8 JSON; a value that JSON cannot hold does. */
export const isTooLarge = (value: unknown): boolean => {
  try {
    const text = JSON.stringify(value);
    // No UTF-16 unit takes more than three bytes, and making a `Blob` takes longer than a whole round trip.
    return text.length > MESSAGE_BYTES / 3 && new Blob([text]).size > MESSAGE_BYTES;
  } catch {
    return true;
  }
};
