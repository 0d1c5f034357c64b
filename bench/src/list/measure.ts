import type { Browser, CDPSession } from 'playwright-core';

/** Cost of one run of one variant, in milliseconds of main-thread CPU. */
export interface ListCost {
  /** Drawing the list, with its page where that does not stand yet. */
  readonly mount: number;
  /** CPU for each scrolled frame. */
  readonly scroll: number;
}

const SCROLL_FRAMES = 60;

/** Reads the CPU time that the main thread of a page has used since the page began, in milliseconds. */
export const cpuMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Way of mounting: how many rows, and whether the page around them stands before the clock runs. */
export interface Mounting {
  readonly count: number;
  readonly stands: boolean;
}

/**
 * Loads a page in a fresh context, mounts `count` rows and scrolls 60 frames, and reads the CPU time of the main thread
 * (thread ticks, so that other work on the machine does not count).
 */
export const measureList = async (
  browser: Browser,
  html: string,
  { count, stands }: Mounting,
): Promise<ListCost> => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setContent(html);
    await page.waitForFunction(() => window.bench !== undefined);
    await page.evaluate((rows) => {
      window.benchRows = window.makeBenchRows?.(rows) ?? [];
    }, count);
    if (stands) await page.evaluate(() => window.bench?.stand());
    const beforeMount = await cpuMs(session);
    await page.evaluate(() => window.bench?.mount(window.benchRows ?? []));
    const drawn = await page.evaluate(() => document.querySelectorAll('[role=row]').length);
    if (drawn > 60) throw new Error(`${drawn} rows are drawn; the list is not windowed`);
    const afterMount = await cpuMs(session);
    await page.evaluate(async (frames) => {
      const scroller = window.bench?.scroller();
      for (let frame = 0; scroller !== undefined && frame < frames; frame += 1) {
        scroller.scrollTop += 210;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, SCROLL_FRAMES);
    const afterScroll = await cpuMs(session);
    return {
      mount: afterMount - beforeMount,
      scroll: (afterScroll - afterMount) / SCROLL_FRAMES,
    };
  } finally {
    await context.close();
  }
};
