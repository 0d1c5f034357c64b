import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Picker } from './pickers.ts';
import { TRACE_CATEGORIES, cpuUntilMark } from './trace.ts';
import type { TraceEvent } from './trace.ts';
import { collectTransfers } from './transfers.ts';
import type { Transfers } from './transfers.ts';

declare global {
  interface Window {
    /** Is told when the first rows were painted, in epoch milliseconds. */
    benchFirstRows?: (at: number) => Promise<void>;
  }
}

const MARK = 'bench-first-rows';
const TIMEOUT_MS = 30_000;

const watchFrame = ({ rows, mark }: { readonly rows: string; readonly mark: string }): void => {
  if (window === top) return;
  const watcher = new MutationObserver(() => {
    if (document.querySelector(rows) === null) return;
    watcher.disconnect();
    // A timer that is set inside a frame runs after that frame was painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark(mark);
        void window.benchFirstRows?.(Date.now());
      }, 0),
    );
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
};

/** Page to open, and how it is made worse from outside. */
export interface Opening {
  readonly picker: Picker;
  /** Address of the page that opens it. */
  readonly address: string;
  readonly breakIt?: ((context: BrowserContext) => Promise<void>) | undefined;
}

/** Opens a picker as someone who was never here, and does something with its page around that. */
const open = async <Result>(
  browser: Browser,
  { picker, address, breakIt }: Opening,
  around: (page: Page, untilRows: () => Promise<number>) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 }, locale: 'en-GB' });
  try {
    await context.addInitScript(watchFrame, { rows: picker.rows, mark: MARK });
    await breakIt?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const rows = Promise.withResolvers<number>();
    const timer = setTimeout(() => rows.reject(new Error(`${picker.name} shows no rows`)), TIMEOUT_MS);
    await page.exposeBinding('benchFirstRows', (_source, at: number) => rows.resolve(at));
    await page.goto(address, { waitUntil: 'networkidle' });
    return await around(page, async () => {
      await page.evaluate(() => window.benchOpen?.());
      const at = await rows.promise;
      clearTimeout(timer);
      return at;
    });
  } finally {
    await context.close();
  }
};

/** Measures the CPU of the frame's main thread until the first rows of a picker are painted, in milliseconds. */
export const measureCpu = async (browser: Browser, opening: Opening): Promise<number> =>
  open(browser, opening, async (page, untilRows) => {
    await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
    await untilRows();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return cpuUntilMark(trace.traceEvents, MARK);
  });

/** Measures the bytes that the browser receives for the frame until the first rows of a picker are painted. */
export const measureTransfers = async (browser: Browser, opening: Opening): Promise<Transfers> =>
  open(browser, opening, async (page, untilRows) => {
    const collected = collectTransfers(page);
    return collected(await untilRows());
  });
