import type { EmbedClock } from '@chartdock/embed';
import type { Clock } from '@chartdock/platform';
import type { FakeClock } from '@chartdock/platform/testing';
import { createFakeClock } from '@chartdock/platform/testing';

/** A clock that a test moves by hand, in the form of every part of Chartdock that takes a clock. */
export interface ScenarioClock extends FakeClock, EmbedClock {}

/** Gives a clock of the platform the form that the embed takes. */
export const embedClockOf = (clock: Clock): EmbedClock => ({
  now: clock.now,
  after: (milliseconds, task) => {
    const timer = clock.setTimeout(task, milliseconds);
    return () => clock.clearTimeout(timer);
  },
});

/** Creates a scenario clock. `start` is epoch milliseconds; default a fixed morning in January 2026. */
export const createScenarioClock = (start = Date.UTC(2026, 0, 5, 9)): ScenarioClock => {
  const clock = createFakeClock(start);
  return { ...clock, ...embedClockOf(clock) };
};
