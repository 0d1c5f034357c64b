import type { Timers } from '../timers.ts';

/** Timers that a test moves by hand. */
export interface ManualTimers extends Timers {
  readonly advance: (ms: number) => void;
  readonly pending: () => number;
}

/** Creates timers that stand still until `advance`. */
export const createManualTimers = (): ManualTimers => {
  let now = 0;
  let count = 0;
  const timers = new Map<object | number, { readonly due: number; readonly run: () => void }>();
  return {
    setTimeout: (run, ms) => {
      count += 1;
      timers.set(count, { due: now + ms, run });
      return count;
    },
    clearTimeout: (handle) => void timers.delete(handle),
    pending: () => timers.size,
    advance: (ms) => {
      now += ms;
      for (const [handle, timer] of timers) {
        if (timer.due > now) continue;
        timers.delete(handle);
        timer.run();
      }
    },
  };
};
