import type { Clock, TimerHandle } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time on by `ms` and runs due timers, in order, at their own times. */
  advance(ms: number): void;
  /** Moves time on like `advance`, and lets promises settle before and after each timer. */
  advanceAsync(ms: number): Promise<void>;
  /** Counts the timers that are still set. */
  pending(): number;
}

interface Timer {
  due: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Creates a clock for tests. `start` is epoch milliseconds, default 0. */
export const createFakeClock = (start = 0): FakeClock => {
  let time = start;
  // A Set keeps insertion order, so that timers due at the same moment run in the order they were set.
  const timers = new Set<Timer>();
  const add = (timer: Timer): TimerHandle => {
    timers.add(timer);
    return timer;
  };
  const forget = (handle: TimerHandle): void => void timers.delete(handle as Timer);
  const nextDue = (until: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers) {
      if (timer.due <= until && (next === undefined || timer.due < next.due)) next = timer;
    }
    return next;
  };
  const fire = (timer: Timer): void => {
    time = timer.due;
    if (timer.every === undefined) timers.delete(timer);
    else {
      // Set again at the end of the line, as engines do.
      timers.delete(timer);
      timer.due += Math.max(1, timer.every);
      timers.add(timer);
    }
    timer.run();
  };
  return {
    now: () => time,
    setTimeout: (run, ms) => add({ due: time + Math.max(0, ms), every: undefined, run }),
    clearTimeout: forget,
    setInterval: (run, ms) => add({ due: time + Math.max(1, ms), every: ms, run }),
    clearInterval: forget,
    pending: () => timers.size,
    advance: (ms) => {
      const until = time + ms;
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) fire(timer);
      time = until;
    },
    advanceAsync: async (ms) => {
      const until = time + ms;
      await settle();
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        fire(timer);
        await settle();
      }
      time = until;
    },
  };
};
