import type { Browser } from 'playwright-core';
import { cpuMs } from '../list/measure.ts';
import { ORIGIN, servePage } from './site.ts';
import type { ServedPage } from './site.ts';

/** Times of the first picture of a page. */
export interface FirstPicture {
  /** CPU of the main thread in milliseconds. */
  readonly cpu: number;
  /** Compressed bytes of scripts and styles until then. */
  readonly code: number;
  /** Compressed bytes of the picture. */
  readonly data: number;
}

const VIEWPORT = { width: 1_280, height: 800 };

/** A page whose first picture is measured. */
export interface MeasuredPage extends ServedPage {
  /** Default the page that the bench has built. */
  readonly path?: string;
}

/**
 * Watches a page, which knows nothing of it, until so many labels are in its picture and the frame with them is painted: one
 * end for all, for any page.
 */
const watchForPicture = (labels: number): void => {
  window.benchPainted = new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      const texts = document.querySelectorAll('svg text');
      if (texts.length < labels) return;
      watcher.disconnect();
      // The first report comes once the frame is laid out, also where its own callbacks have drawn; a task after it is painted.
      new ResizeObserver((_, reports) => {
        reports.disconnect();
        setTimeout(resolve, 0);
      }).observe(document.documentElement);
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
};

/** Opens a page in a fresh context until its picture, with so many labels, is painted. Throws when the page fails. */
export const measureFirstPicture = async (
  browser: Browser,
  { path = '/page.html', ...served }: MeasuredPage,
  labels: number,
): Promise<FirstPicture> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const weight = await servePage(context, served);
    const page = await context.newPage();
    await page.addInitScript(watchForPicture, labels);
    // In the process that the page will have.
    await page.goto(`${ORIGIN}/empty`);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cpuMs(session);
    await page.goto(`${ORIGIN}${path}`);
    await page.evaluate(() => window.benchPainted);
    const cpu = (await cpuMs(session)) - before;
    return { cpu, ...weight() };
  } finally {
    await context.close();
  }
};
