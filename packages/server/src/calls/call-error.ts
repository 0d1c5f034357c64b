import * as CODE from '@chartdock/contract/codes';
import type { Code } from '@chartdock/contract';

type Name = keyof typeof CODE;

/** Ends a call with an envelope code instead of a response; its text never leaves the server. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: Code;
  /** Answer data that goes with the code, e.g. the issues of an input. */
  readonly data: unknown;

  /** Whether what the call wrote is kept all the same, because the refusal itself counts. */
  readonly counts: boolean;

  constructor(name: Name, data: unknown = null, counts = false) {
    super(`The call was refused: ${name}.`);
    this.code = CODE[name];
    this.data = data;
    this.counts = counts;
  }
}

/** Returns whether a value is a CallError, of the named kind when one is given. */
export const isCallError = (value: unknown, name?: Name): value is CallError =>
  value instanceof CallError && (name === undefined || value.code === CODE[name]);
