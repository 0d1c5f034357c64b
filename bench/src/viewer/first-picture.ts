import type { Browser } from 'playwright-core';
import { cpuMs } from '../list/measure.ts';
import { ORIGIN, servePage } from './site.ts';
import type { ServedPage } from './site.ts';

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

/** A page whose first picture is measured. */
export interface MeasuredPage extends ServedPage {
  /** Default the page that the bench has built. */
  readonly path?: string;
}

/** Watches a page that knows nothing of the bench until its picture is painted. */
const watchForPicture = (): void => {
  window.benchShown = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('svg [data-id]') === null) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
};

/** Opens a page in a fresh context until its picture is painted. Throws when the page fails. */
export const measureFirstPicture = async (
  browser: Browser,
  { path = '/page.html', ...served }: MeasuredPage,
): Promise<FirstPicture> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const weight = await servePage(context, served);
    const page = await context.newPage();
    if (path !== '/page.html') await page.addInitScript(watchForPicture);
    // In the process that the page will have.
    await page.goto(`${ORIGIN}/empty`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cpuMs(session);
    await page.goto(`${ORIGIN}${path}`);
    await page.evaluate(() => window.benchShown);
    const cpu = (await cpuMs(session)) - before;
    return { cpu, ...weight() };
  } finally {
    await context.close();
  }
};
