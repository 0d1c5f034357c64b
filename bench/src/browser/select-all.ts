import type { CDPSession, Page } from 'playwright-core';
import { cpuMs } from '../list/measure.ts';
import type { BenchFolder } from './folders.ts';
import { openLimit } from './limit-page.ts';
import type { BarOnScreen } from './limit-page.ts';
import type { Person } from './person.ts';
import { untilPainted, untilQuiet } from './watch.ts';

/** CPU of picking everything in a folder, in milliseconds of the page's main thread. */
export interface SelectAll {
  readonly key: Compared;
  readonly offer: Compared;
  /** Counts of picked items that the page told, each time. */
  readonly counts: readonly number[];
}

/** A cost beside that of the limit. */
export interface Compared {
  readonly own: readonly number[];
  readonly limit: readonly number[];
}

const PICKED = '.cd-row--picked';
const OFFER = '.cd-selection__all';
/** Rows of the run that is picked by hand before everything is offered. */
const RUN = 110;

/** Picks everything by Ctrl+A, and by the offer to do so, several times. */
export const measureSelectAll = async (
  person: Person,
  { id }: BenchFolder,
  times: number,
): Promise<SelectAll> => {
  const { page } = person;
  await page.goto(`/diagrams?folder=${id}`);
  await page.evaluate(() => window.benchRowsShown);
  await untilQuiet(page);
  const counts: number[] = [];
  const readCount = async (): Promise<void> => {
    counts.push(await countShown(page));
  };
  const key = await compare(person, times, {
    ready: (at) => at.keyboard.press('Escape'),
    act: (at) => at.keyboard.press('Control+a'),
    readCount,
    bar: 'comes',
  });
  const offer = await compare(person, times, {
    ready: async (at) => {
      await at.keyboard.press('Escape');
      if (at === page) await pickRun(page);
    },
    act: async (at) => {
      const box = await at.locator(OFFER).boundingBox();
      if (box !== null) await at.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
    readCount,
    bar: 'stays',
  });
  return { key, offer, counts };
};

interface Gesture {
  /** Brings a page to where nothing in view is picked. */
  readonly ready: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  readonly readCount: () => Promise<void>;
  readonly bar: BarOnScreen;
}

/** Takes turns between the app and the limit; the first turn of both warms up. */
const compare = async (person: Person, times: number, gesture: Gesture): Promise<Compared> => {
  const { context, page, session } = person;
  const own: number[] = [];
  const limit: number[] = [];
  await gesture.ready(page);
  await untilQuiet(page);
  if (gesture.bar === 'comes') {
    await gesture.act(page);
    await page.locator(PICKED).first().waitFor();
    await untilQuiet(page);
  }
  const limitPage = await openLimit(person, gesture.bar);
  const limitSession = await context.newCDPSession(limitPage);
  await limitSession.send('Performance.enable', { timeDomain: 'threadTicks' });
  const rows = await limitPage.locator('.cd-row[data-cd-index]').count();
  for (let turn = -1; turn < times; turn += 1) {
    const ownCost = await costOf(page, { session, rows, gesture });
    await gesture.readCount();
    const limitCost = await costOf(limitPage, { session: limitSession, rows, gesture });
    if (turn < 0) continue;
    own.push(ownCost);
    limit.push(limitCost);
  }
  await limitPage.close();
  await page.bringToFront();
  return { own, limit };
};

interface Measured {
  readonly session: CDPSession;
  readonly rows: number;
  readonly gesture: Gesture;
}

const costOf = async (page: Page, { session, rows, gesture }: Measured): Promise<number> => {
  await page.bringToFront();
  await gesture.ready(page);
  await untilQuiet(page);
  const before = await cpuMs(session);
  await untilPainted(page, { selector: PICKED, count: rows }, () => gesture.act(page));
  return (await cpuMs(session)) - before;
};

/** Picks the first rows and scrolls to where none of them is in view. */
const pickRun = async (page: Page): Promise<void> => {
  const scrollTo = (row: number): Promise<void> =>
    page.evaluate((index) => {
      document.querySelector('.cd-list')?.scrollTo({ top: index * 44 });
    }, row);
  const ownerOf = (row: number): string => `.cd-row[data-cd-index="${row}"]:not([aria-busy]) .cd-row__owner`;
  await scrollTo(0);
  await page.locator(ownerOf(0)).click();
  await scrollTo(RUN - 5);
  await page.locator(ownerOf(RUN)).click({ modifiers: ['Shift'] });
  await scrollTo(RUN + 20);
  await page.locator(ownerOf(RUN + 25)).waitFor();
};

const countShown = async (page: Page): Promise<number> => {
  const text = (await page.locator('.cd-selection__count').textContent()) ?? '';
  return Number(text.replaceAll(/\D/g, ''));
};
