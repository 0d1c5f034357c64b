import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { BenchFolder } from './folders.ts';
import { longestTaskDuring } from './longest-task.ts';
import type { LongestTask } from './longest-task.ts';
import type { Person } from './person.ts';
import { untilQuiet } from './watch.ts';

/** Ways to scroll. */
export const SCROLL_WAYS = ['wheel', 'keys', 'jumps', 'drag'] as const;

/** One of {@link SCROLL_WAYS}. */
export type ScrollWay = (typeof SCROLL_WAYS)[number];

/** Cost of scrolling through a folder, and its remains. */
export interface Scrolling {
  readonly longest: Readonly<Record<ScrollWay, LongestTask>>;
  /** Rows in view that were not filled in at the end of each way. */
  readonly gaps: number;
}

const WHEEL_TURNS = 60;
const KEY_PRESSES = 12;
const JUMPS = 20;
const DRAG_FRAMES = 90;

/** Scrolls from the top through a folder in every way. */
export const measureScrolling = async (
  { browser, page }: Person,
  { id }: BenchFolder,
): Promise<Scrolling> => {
  const idle: LongestTask = { clock: 0, cpu: 0 };
  const longest = { wheel: idle, keys: idle, jumps: idle, drag: idle };
  let gaps = 0;
  for (const way of SCROLL_WAYS) {
    await page.goto(`/diagrams?folder=${id}`);
    await page.evaluate(() => window.benchRowsShown);
    await untilQuiet(page);
    longest[way] = await longestTaskDuring(browser, page, () => SCROLLS[way](page));
    gaps += await countGaps(page);
  }
  return { longest, gaps };
};

const SCROLLS: Readonly<Record<ScrollWay, (page: Page) => Promise<void>>> = {
  wheel: async (page) => {
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
      await page.mouse.wheel(0, 900);
      await nextFrame(page);
    }
    await untilFilled(page);
  },
  // The press picks the row, so that the responses of the server meet a selection as well.
  keys: async (page) => {
    await page.locator('.cd-row[data-cd-index="2"] .cd-row__owner').click();
    for (let press = 0; press < KEY_PRESSES; press += 1) {
      await page.keyboard.press(['End', 'PageUp', 'Home', 'PageDown'][press % 4] ?? 'End');
      await untilFilled(page);
    }
    await page.keyboard.press('End');
    await untilFilled(page);
  },
  jumps: async (page) => {
    for (let jump = 1; jump <= JUMPS; jump += 1) {
      // Far apart, and never twice to the same place.
      await scrollTo(page, (jump * 0.381966) % 1);
      await untilFilled(page);
    }
  },
  drag: async (page) => {
    for (let frame = 1; frame <= DRAG_FRAMES; frame += 1) await scrollTo(page, frame / DRAG_FRAMES);
    await untilFilled(page);
  },
};

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Moves the list as a drag of its scroll bar does. */
const scrollTo = (page: Page, part: number): Promise<void> =>
  page.evaluate(async (share) => {
    const list = document.querySelector('.cd-list');
    if (list !== null) list.scrollTop = share * (list.scrollHeight - list.clientHeight);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, part);

/** Waits until every row in view is filled in, ten seconds at most. */
const untilFilled = async (page: Page): Promise<void> => {
  const end = performance.now() + 10_000;
  await wait(100);
  while ((await countGaps(page)) > 0 && performance.now() < end) await wait(50);
};

/** Counts the rows in view that are missing or show no title. */
const countGaps = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const list = document.querySelector('.cd-list');
    const head = list?.querySelector('.cd-list__head')?.getBoundingClientRect().bottom ?? 0;
    const space = list?.querySelector('.cd-list__space')?.getBoundingClientRect();
    if (!list || space === undefined) return Number.NaN;
    const bottom = Math.min(list.getBoundingClientRect().bottom, space.bottom);
    const first = Math.floor((head - space.top) / 44);
    const last = Math.ceil((bottom - space.top) / 44) - 1;
    let gaps = 0;
    for (let index = first; index <= last; index += 1) {
      const row = list.querySelector(`.cd-row[data-cd-index="${index}"]:not([aria-busy])`);
      if (!row?.querySelector('[data-cd-part="open"]')?.textContent) gaps += 1;
    }
    return gaps;
  });
