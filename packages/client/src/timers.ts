/** The two timer functions the client needs; a clock of `@chartdock/platform` fits. */
export interface Timers {
  setTimeout(run: () => void, ms: number): object | number;
  clearTimeout(handle: object | number): void;
}

/** Sets timers of the running JavaScript engine. */
export const systemTimers: Timers = {
  setTimeout: (run, ms) => globalThis.setTimeout(run, ms),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as number),
};
