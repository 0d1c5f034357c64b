import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

/** A key that is held while something else is done. */
type HeldKey = 'Control' | 'Shift';

/** Actions of a visitor with keyboard and pointer in a list of files. */
export interface GesturesModel {
  /** Puts the focus on an item without picking it. */
  readonly focuses: (title: string) => Promise<void>;
  readonly presses: (...keys: readonly string[]) => Promise<void>;
  /** Waits until exactly these items on screen are picked, in their order. */
  readonly hasPicked: (...titles: readonly string[]) => Promise<void>;
  /** Waits until the bar counts so many. */
  readonly hasPickedCount: (text: string) => Promise<void>;
  readonly isFocused: (title: string) => Promise<void>;
  /** Returns whether nothing lies over the item with the focus, at its top and at its bottom. */
  readonly isFocusInSight: () => Promise<boolean>;
  /** Draws a rubber band from one place to another and holds it there. */
  readonly drawsBand: (from: Point, to: Point) => Promise<void>;
  readonly bandIsShown: (shown: boolean) => Promise<void>;
  readonly holds: (key: HeldKey, action: () => Promise<void>) => Promise<void>;
  readonly letsGo: () => Promise<void>;
  /** A point of an element, as shares of its width and height. */
  readonly pointIn: (target: Locator, across: number, down: number) => Promise<Point>;
  /** The place beside the name of a row, where a press draws a band. */
  readonly besideName: (title: string) => Promise<Point>;
  /** Picks an item up and drags it to a point; holds it there. */
  readonly drags: (title: string, to: Point) => Promise<void>;
  /** Waits until an element shows that it takes, or refuses, the dragged items. */
  readonly showsDrop: (target: Locator, drop: 'over' | 'refused') => Promise<void>;
  readonly choosesManualOrder: () => Promise<void>;
  /** Waits until the items on screen stand in this order. */
  readonly hasOrder: (...titles: readonly string[]) => Promise<void>;
  /** A folder of the tree in the side menu. */
  readonly treeFolder: (title: string) => Locator;
}

/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const views = '.cd-grid, .cd-list';

/** Creates the model of the gestures in a file list. */
export const createGestures = (page: Page, { ui }: Words): GesturesModel => {
  const item = (title: string): Locator =>
    page
      .locator(views)
      .locator('[data-cd-index]')
      .filter({ has: page.getByTitle(title, { exact: true }) });
  const pointIn: GesturesModel['pointIn'] = async (target, across, down) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('the place is not on screen');
    return { x: box.x + box.width * across, y: box.y + box.height * down };
  };
  const titlesOf = (selector: string) => (): Promise<string[]> =>
    page.evaluate(
      (parts) =>
        [...document.querySelectorAll<HTMLElement>(parts)]
          .sort((one, other) => Number(one.dataset['cdIndex']) - Number(other.dataset['cdIndex']))
          .map((each) => each.querySelector('[data-cd-part="open"]')?.textContent.trim() ?? ''),
      selector,
    );
  return {
    pointIn,
    focuses: (title) => item(title).focus(),
    presses: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    hasPicked: (...titles) => expect.poll(titlesOf('[data-cd-index][aria-selected="true"]')).toEqual(titles),
    hasPickedCount: async (text) => {
      await page.locator('.cd-selection__count').getByText(text, { exact: true }).waitFor();
    },
    isFocused: async (title) => {
      await page.locator('[data-cd-index]:focus').getByTitle(title, { exact: true }).waitFor();
    },
    isFocusInSight: () =>
      page.locator('[data-cd-index]:focus').evaluate((item) => {
        const { left, width, top, bottom } = item.getBoundingClientRect();
        return [top + 3, bottom - 3].every((y) =>
          item.contains(document.elementFromPoint(left + width / 2, y)),
        );
      }),
    drawsBand: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
    },
    bandIsShown: (shown) => page.locator('.cd-band').waitFor({ state: shown ? 'visible' : 'hidden' }),
    holds: async (key, action) => {
      await page.keyboard.down(key);
      await action();
      await page.keyboard.up(key);
    },
    letsGo: () => page.mouse.up(),
    besideName: (title) => pointIn(item(title).locator('.cd-row__owner'), 0.5, 0.5),
    drags: async (title, to) => {
      const from = await pointIn(item(title).locator('.cd-row__name, .cd-thumb'), 0.5, 0.5);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
    },
    showsDrop: async (target, drop) => {
      await expect.poll(() => target.getAttribute('data-cd-drop')).toBe(drop);
    },
    choosesManualOrder: async () => {
      await page.locator('.cd-sort').click();
      await page.getByRole('menuitemradio', { name: ui('sort.manual') }).click();
    },
    hasOrder: (...titles) => expect.poll(titlesOf('[data-cd-index]')).toEqual(titles),
    treeFolder: (title) =>
      page.getByRole('tree', { name: ui('tree.label') }).getByRole('treeitem', { name: title, exact: true }),
  };
};
