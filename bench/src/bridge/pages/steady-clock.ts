import type { EmbedClock } from '@chartdock/embed/guest';

/**
 * Creates a clock with the browser's own timers on which every reading is a second after the one before: the limit of
 * messages in a second is counted as always and never reached, else a thousand calls would take twenty seconds.
 */
export const createSteadyClock = (): EmbedClock => {
  let now = Date.now();
  return {
    now: () => (now += 1000),
    after: (milliseconds, task) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  };
};
