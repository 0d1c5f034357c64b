/** Names a running timer of one clock. */
export type TimerHandle = object | number;

/** Time and timers, injected so that no test waits. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs a function once, after `ms` milliseconds. */
  setTimeout(run: () => void, ms: number): TimerHandle;
  /** Forgets a timer; one that has run or is unknown is ignored. */
  clearTimeout(handle: TimerHandle): void;
  /** Runs a function every `ms` milliseconds. */
  setInterval(run: () => void, ms: number): TimerHandle;
  /** Forgets a repeating timer. */
  clearInterval(handle: TimerHandle): void;
}

/** Reads time and timers of the running JavaScript engine, at the moment of each call. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as number),
  setInterval: (run, ms) => globalThis.setInterval(run, ms),
  clearInterval: (handle) => globalThis.clearInterval(handle as number),
};
