import type { Clock } from '@chartdock/platform';

/** How long the app around the page may take to say whether it takes an order over, in milliseconds. */
const WAIT_MS = 5_000;

/** Resolves with the answer of a question; false when it rejects, and when that takes too long. */
export const withinWait = (clock: Clock, ask: () => Promise<boolean>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve(false), WAIT_MS);
    const end = (isTaken: boolean): void => {
      clock.clearTimeout(timer);
      resolve(isTaken);
    };
    Promise.resolve()
      .then(ask)
      .then(
        (isTaken) => end(isTaken === true),
        () => end(false),
      );
  });
