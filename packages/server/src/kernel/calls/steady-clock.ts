/** Tells the time in epoch milliseconds. */
export type Clock = () => number;

/** A clock that never steps back. */
export interface SteadyClock {
  readonly now: Clock;
  /** Time that has passed for sure: `now` without a leap ahead that may yet be taken back. */
  readonly passed: Clock;
}

/** Dependencies of a steady clock. */
export interface SteadyClockParts {
  /** The clock of the machine. Default `Date.now`. */
  readonly wall?: Clock;
  /** Milliseconds since any moment, which no one can set. Default those of this process. */
  readonly elapsed?: Clock;
  /** An instant that has passed, from an earlier run. Default none. */
  readonly floor?: number;
}

/**
 * Makes a clock that never steps back: when the one of the machine does, it goes on by the elapsed time, so that ended sessions
 * stay ended. A leap ahead that is taken back is forgotten.
 */
export const createSteadyClock = ({
  wall = Date.now,
  elapsed = () => performance.now(),
  floor = 0,
}: SteadyClockParts = {}): SteadyClock => {
  const start = Math.max(wall(), floor) - elapsed();
  const passed = (): number => Math.floor(start + elapsed());
  return { passed, now: () => Math.max(wall(), passed()) };
};
