import * as CODE from '@chartdock/contract/codes';
import type { Code } from '@chartdock/contract';

type Name = keyof typeof CODE;

/** Further parts of a refusal beside its code and data. */
export interface RefusalFacts {
  /** Whether the writes of the call are kept all the same, because the refusal itself counts. Default false. */
  readonly counts?: boolean;
  /** Outside failure; it is written to the log and told to nobody. */
  readonly cause?: unknown;
}

/** Ends a call with an envelope code instead of a response; its text never leaves the server. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: Code;
  /** Answer data that goes with the code, e.g. the issues of an input. */
  readonly data: unknown;

  /** Whether the writes of the call are kept all the same, because the refusal itself counts. */
  readonly counts: boolean;

  constructor(name: Name, data: unknown = null, { counts = false, cause }: RefusalFacts = {}) {
    super(`The call was refused: ${name}.`, { cause });
    this.code = CODE[name];
    this.data = data;
    this.counts = counts;
  }
}

/** Returns whether a value is a CallError, of the named kind when one is given. */
export const isCallError = (value: unknown, name?: Name): value is CallError =>
  value instanceof CallError && (name === undefined || value.code === CODE[name]);
