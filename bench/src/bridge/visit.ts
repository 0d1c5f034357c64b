import type { BrowserContext, Frame } from 'playwright-core';

/** Batches that are timed in one turn, and calls in a batch. */
const BATCHES = 4;
const CALLS = 25;
const TIMEOUT_MS = 30_000;

/** A page whose frame is connected. */
export interface Visit {
  /** From the end of the frame's load until the guest could call, in milliseconds. */
  readonly handshake: number;
  /** Makes 100 calls one after another; returns the time of one, in microseconds, for each batch of 25. */
  readonly timeCalls: () => Promise<readonly number[]>;
  readonly leave: () => Promise<void>;
}

interface Connected {
  readonly frame: Frame;
  readonly took: number;
}

/** Opens a host's page, lets it open its frame, and waits until the guest in it is connected. */
export const visit = async (context: BrowserContext, address: string): Promise<Visit> => {
  const page = await context.newPage();
  const connected = Promise.withResolvers<Connected>();
  const timer = setTimeout(() => {
    connected.reject(new Error(`${address} did not connect in ${TIMEOUT_MS} ms`));
  }, TIMEOUT_MS);
  try {
    page.on('pageerror', (error) => connected.reject(error));
    await page.exposeBinding('benchReport', ({ frame }, took: number) => connected.resolve({ frame, took }));
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => window.benchOpen?.());
    const { frame, took } = await connected.promise;
    return {
      handshake: took,
      timeCalls: async () =>
        (await frame.evaluate(([batches, calls]) => window.benchTimeCalls?.(batches, calls), [
          BATCHES,
          CALLS,
        ] as const)) ?? [],
      leave: () => page.close(),
    };
  } finally {
    clearTimeout(timer);
  }
};
