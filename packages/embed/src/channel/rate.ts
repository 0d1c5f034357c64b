import type { EmbedClock } from '../clock.ts';

/** Creates a check that is true for at most `max` calls in each second of a clock. */
export const createRateLimit = (clock: EmbedClock, max: number): (() => boolean) => {
  let began = 0;
  let count = 0;
  return () => {
    const now = clock.now();
    // A clock set back starts a new second instead of blocking until it has caught up.
    if (now - began >= 1000 || now < began) {
      began = now;
      count = 0;
    }
    return (count += 1) <= max;
  };
};
