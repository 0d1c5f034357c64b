import type { EmbedClock } from '../clock.ts';

/** A clock that moves only when told to. */
export interface FakeClock extends EmbedClock {
  /** Timers that have not run and were not taken back. */
  readonly pending: number;
  /** Moves on, running every timer that falls due, each at its own time. */
  advance(milliseconds: number): void;
}

/** Creates a clock for tests that starts at an arbitrary fixed time. */
export const createFakeClock = (start = 1_000_000): FakeClock => {
  let now = start;
  const timers = new Set<{ readonly at: number; run(): void }>();
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    get pending() {
      return timers.size;
    },
    advance: (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
};
