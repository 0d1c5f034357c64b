import type { Browser, Page } from 'playwright-core';

/** The longest task of a page's main thread, in milliseconds. */
export interface LongestTask {
  /** By the clock, as the page itself hears of it; 0 when no task took 50 ms. Other work on the machine lengthens it. */
  readonly clock: number;
  /** CPU of the task that used most. */
  readonly cpu: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Does something and returns the longest task of the page meanwhile. */
export const longestTaskDuring = async (
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<LongestTask> => {
  await page.evaluate(() => {
    window.benchLongTasks = [];
  });
  await browser.startTracing(page, { categories: ['-*', 'toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const clock = await page.evaluate(() => Math.max(0, ...(window.benchLongTasks ?? [])));
  return { clock, cpu: longestOf(traceEvents) };
};

const longestOf = (events: readonly TraceEvent[]): number => {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  let longest = 0;
  for (const event of events)
    if (event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)))
      longest = Math.max(longest, event.tdur ?? 0);
  if (mains.size === 0 || longest === 0) throw new Error('The trace holds no task of a page');
  return longest / 1_000;
};
