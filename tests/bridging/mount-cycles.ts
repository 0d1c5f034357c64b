import type { CDPSession, Page } from 'playwright-core';
import type { BridgeSite } from './bridge-site.ts';

/** Objects that the partner page holds at one moment, after its garbage was collected. */
export interface PageHoldings {
  readonly frames: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Timers of the embed that are still to come. */
  readonly timers: number;
  /** Bytes of the script heap. */
  readonly heap: number;
}

const collect = async (page: Page, session: CDPSession): Promise<PageHoldings> => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    frames: valueOf('Frames'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    timers: await page.evaluate<number>('pendingTimers()'),
    heap: valueOf('JSHeapUsedSize'),
  };
};

const CYCLE = `new Promise((resolve) => {
  openPick({ clock: manualClock });
  void handle.ready.then(() => { LEAK handle.close(); dock.destroy(); setTimeout(resolve); });
})`;

/** How often a surface is opened and closed. */
export interface MountCycles {
  readonly cycles: number;
  /** Leaves something behind each time, on purpose. */
  readonly leaks?: boolean;
}

/**
 * Opens and destroys a surface again and again on one page and tells what the page holds before and after. Before stands
 * for the page after a few cycles, when everything that is made once has been made.
 */
export const cycleMounts = async (
  page: Page,
  site: BridgeSite,
  { cycles, leaks = false }: MountCycles,
): Promise<{ readonly before: PageHoldings; readonly after: PageHoldings }> => {
  await page.goto(site.partner('demo'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const leak = `document.body.append(document.createElement('i')); addEventListener('message', () => undefined);`;
  const cycle = CYCLE.replace('LEAK', leaks ? leak : '');
  const run = async (times: number): Promise<void> => {
    for (let left = times; left > 0; left -= 1) await page.evaluate(cycle);
  };
  await run(10);
  const before = await collect(page, session);
  await run(cycles);
  return { before, after: await collect(page, session) };
};
