import type { Clock, TimerHandle } from '@chartdock/platform';

/** A call that is held back. */
export interface Throttled {
  /** Runs now, or once the pause since the last run is over; however often it is asked for meanwhile, it runs once. */
  readonly ask: () => void;
  readonly stop: () => void;
}

/** Lets something run at once and then no more often than every `pauseMs` milliseconds. */
export const throttle = (
  run: () => void,
  { clock, pauseMs }: { clock: Clock; pauseMs: number },
): Throttled => {
  let last = Number.NEGATIVE_INFINITY;
  let timer: TimerHandle | undefined;
  const now = (): void => {
    timer = undefined;
    last = clock.now();
    run();
  };
  return {
    ask: () => {
      if (timer !== undefined) return;
      const wait = last + pauseMs - clock.now();
      if (wait <= 0) now();
      else timer = clock.setTimeout(now, wait);
    },
    stop: () => {
      if (timer !== undefined) clock.clearTimeout(timer);
      timer = undefined;
    },
  };
};
