import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { OURS } from './pickers.ts';

/** Names of the ways to make our picker worse from outside. */
export const CONTROLS = ['cpu', 'bytes'] as const;

/** One of {@link CONTROLS}. */
export type Control = (typeof CONTROLS)[number];

/** Tells whether a word names a control. */
export const isControl = (name: string): name is Control => CONTROLS.some((control) => control === name);

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

/** Makes our picker worse in a way that the bench must find. */
export const makeWorse = async (context: BrowserContext, control: Control): Promise<void> => {
  if (control === 'cpu') await context.addInitScript(keepBusy, BUSY_MS);
  else await padPage(context);
};
