import { HostError, isHostError } from '@chartdock/platform';
import type { Clock } from '@chartdock/platform';

/** How long an app may take to answer. */
export interface Deadline {
  readonly clock: Clock;
  /** Milliseconds. */
  readonly ms: number;
}

/** Milliseconds that an app has for a response, unless the options say otherwise. */
export const ANSWER_MS = 5_000;

/** Milliseconds that a sheet of the app may stand open before a person. */
export const SHEET_MS = 120_000;

/**
 * Runs a piece of work of the app around us. Rejects with a `HostError` always: `timed_out` after the deadline, `failed` with
 * the app's own error as its cause. Later answers are dropped.
 */
export const withDeadline = <Value>(
  what: string,
  { clock, ms }: Deadline,
  work: () => Value | PromiseLike<Value>,
): Promise<Value> =>
  new Promise<Value>((resolve, reject) => {
    const timer = clock.setTimeout(
      () => reject(new HostError('timed_out', `${what} – the meeting app did not answer in ${ms} ms`)),
      ms,
    );
    new Promise<Value>((answer) => answer(work())).then(
      (value) => {
        clock.clearTimeout(timer);
        resolve(value);
      },
      (cause: unknown) => {
        clock.clearTimeout(timer);
        reject(
          isHostError(cause)
            ? cause
            : new HostError('failed', `${what} – the meeting app refused`, { cause }),
        );
      },
    );
  });
