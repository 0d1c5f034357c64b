import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { OURS } from './pickers.ts';

const BUSY_MS = 600;

/** How much larger the control `bytes` makes our page, in bytes that nothing can compress. */
export const PADDING_BYTES = 30_000;

const keepBusy = (milliseconds: number): void => {
  if (window === top) return;
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

const padPage = async (context: BrowserContext): Promise<void> => {
  const padding = randomBytes(PADDING_BYTES / 2).toString('hex');
  await context.route(`**${OURS.path}?*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}<!--${padding}-->` });
  });
};

/** Ways to make our picker worse from outside, each of which the bench must find. */
export const CONTROLS: Readonly<Record<'cpu' | 'bytes', (context: BrowserContext) => Promise<void>>> = {
  cpu: async (context) => {
    await context.addInitScript(keepBusy, BUSY_MS);
  },
  bytes: padPage,
};
