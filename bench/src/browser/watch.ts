import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves when the rows of a folder of files are painted. */
    benchRowsShown?: Promise<void> | undefined;
    /** Waits again for the elements of a selector to be painted, `count` times at least. */
    benchWatch?: (selector: string, count?: number) => Promise<void>;
    /** Tasks of the main thread that took longer than 50 ms, in milliseconds. */
    benchLongTasks?: number[];
  }
}

/** First row of a folder of files, filled in. */
export const FIRST_ROW = '.cd-row[data-cd-index="0"]:not([aria-busy]):not([data-cd-folder])';

const watchPage = (firstRow: string): void => {
  window.benchLongTasks = [];
  new PerformanceObserver((list) => {
    window.benchLongTasks?.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  window.benchWatch = (selector, count = 1) =>
    new Promise((resolve) => {
      const isThere = (): boolean =>
        count === 1
          ? document.querySelector(selector) !== null
          : document.querySelectorAll(selector).length >= count;
      // A timer that is set inside a frame runs after that frame was painted.
      const tell = (): void => void requestAnimationFrame(() => setTimeout(resolve, 0));
      if (isThere()) {
        tell();
        return;
      }
      const watcher = new MutationObserver(() => {
        if (!isThere()) return;
        watcher.disconnect();
        tell();
      });
      watcher.observe(document, { childList: true, subtree: true, attributes: true });
    });
  window.benchRowsShown = window.benchWatch(firstRow);
};

/** Makes every page tell when rows are painted and which tasks were long. */
export const watchPages = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watchPage, FIRST_ROW);
};

/** Does something and resolves when the elements of a selector were painted after it. */
export const untilPainted = async (
  page: Page,
  wanted: { readonly selector: string; readonly count?: number },
  act: () => Promise<unknown>,
): Promise<void> => {
  await page.evaluate(({ selector, count }) => {
    window.benchRowsShown = window.benchWatch?.(selector, count);
  }, wanted);
  await act();
  await page.evaluate(() => window.benchRowsShown);
};

/** Waits until a page has done its work. */
export const untilQuiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }), 300);
      }),
  );
};
