import type { Browser } from 'playwright-core';
import { cpuMs } from '../list/measure.ts';
import { ORIGIN, servePage } from './site.ts';
import type { PageFiles } from './site.ts';

/** What the first picture of a page took. */
export interface FirstPicture {
  /** CPU of the main thread in milliseconds. */
  readonly cpu: number;
  /** Compressed bytes of scripts and styles until then. */
  readonly code: number;
  /** Compressed bytes of what is shown. */
  readonly data: number;
}

const VIEWPORT = { width: 1_280, height: 800 };

/** Opens a page in a fresh context until its picture is painted. Throws when the page fails. */
export const measureFirstPicture = async (
  browser: Browser,
  files: PageFiles,
  data: string,
): Promise<FirstPicture> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const weight = await servePage(context, files, data);
    const page = await context.newPage();
    // In the process that the page will have.
    await page.goto(`${ORIGIN}/empty`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cpuMs(session);
    await page.goto(`${ORIGIN}/page.html`);
    await page.evaluate(() => window.benchShown);
    const cpu = (await cpuMs(session)) - before;
    return { cpu, ...weight() };
  } finally {
    await context.close();
  }
};
