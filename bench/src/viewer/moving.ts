import type { Browser } from 'playwright-core';
import { longestTaskDuring } from '../browser/longest-task.ts';
import { cpuMs } from '../list/measure.ts';
import { ORIGIN, servePage } from './site.ts';
import type { PageFiles } from './site.ts';

/** Cost of moving a picture. */
export interface Moving {
  /** CPU of the main thread for a frame, in milliseconds. */
  readonly cpu: number;
  /** CPU of the longest task, in milliseconds. */
  readonly longest: number;
  /** Frames that came later than one and a half of the usual pause. */
  readonly missed: number;
  /** Most elements of the picture that stood in the document. */
  readonly drawn: number;
}

/** Ways to move: to all sides at the actual size, and in and out of it. */
export const WAYS = ['pan', 'zoom'] as const;

/** One of {@link WAYS}. */
export type Way = (typeof WAYS)[number];

const FRAMES = 120;
const VIEWPORT = { width: 1_280, height: 800 };

/** Opens a page and moves its picture over so many frames, in each way. Throws when the page fails. */
export const measureMoving = async (
  browser: Browser,
  files: PageFiles,
  data: string,
): Promise<Readonly<Record<Way, Moving>>> => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await servePage(context, { files, data });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/page.html`);
    await page.evaluate(() => window.benchShown);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const one = async (way: Way): Promise<Moving> => {
      // To the actual size, and still.
      await page.evaluate(() => document.querySelector<HTMLElement>('.cd-viewer__scale')?.click());
      await page.waitForTimeout(600);
      const before = await cpuMs(session);
      let moved = { missed: 0, drawn: 0 };
      const task = await longestTaskDuring(browser, page, async () => {
        moved = await page.evaluate(move, { way, frames: FRAMES });
      });
      return { cpu: ((await cpuMs(session)) - before) / FRAMES, longest: task.cpu, ...moved };
    };
    return { pan: await one('pan'), zoom: await one('zoom') };
  } finally {
    await context.close();
  }
};

const move = async ({
  way,
  frames,
}: {
  readonly way: Way;
  readonly frames: number;
}): Promise<Pick<Moving, 'missed' | 'drawn'>> => {
  const late = 1.5 * (1_000 / 60);
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  let [missed, drawn] = [0, 0];
  let last = await frame();
  for (let at = 0; at < frames; at += 1) {
    const turn = (at / frames) * Math.PI * 4;
    if (way === 'pan')
      window.benchMove?.(Math.round(60 * Math.cos(turn)), Math.round(35 * Math.sin(turn)), 1);
    else window.benchMove?.(0, 0, at % 60 < 30 ? 0.92 : 1 / 0.92);
    const now = await frame();
    if (now - last > late) missed += 1;
    last = now;
    drawn = Math.max(drawn, document.querySelectorAll('svg *').length);
  }
  return { missed, drawn };
};
