import type { Page } from 'playwright-core';

/** A clock of the partner's page that moves only when a test says so. */
export interface HeldClock {
  /** Name of the instance that lives by it, for `begin`. */
  readonly dock: string;
  /** Moves on, running every timer that falls due, in the order of their times. */
  readonly advance: (milliseconds: number) => Promise<void>;
}

/** Creates an instance on the page that lives by a clock of its own: how long a guest takes is then said, and not waited for. */
export const holdClock = async (page: Page, openTimeout: number): Promise<HeldClock> => {
  await page.evaluate(`{
    const timers = new Set();
    let now = Date.now();
    globalThis.advanceHeld = (milliseconds) => {
      const until = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = next.at;
        next.run();
      }
      now = until;
    };
    globalThis.held = Chartdock.createChartdock({
      clientId: 'partner-demo', baseUrl: serverUrl, locale: 'en', openTimeout: ${openTimeout},
      getToken: async () => (await fetch('/token?account=member', { method: 'POST' })).json(),
      clock: {
        now: () => now,
        after: (milliseconds, run) => {
          const timer = { at: now + milliseconds, run };
          timers.add(timer);
          return () => timers.delete(timer);
        },
      },
    });
  }`);
  return {
    dock: 'held',
    advance: (milliseconds) => page.evaluate(`advanceHeld(${milliseconds})`),
  };
};
