import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

let visitor: Visitor;

beforeAll(async () => {
  visitor = await stage.opensSignedIn('member@chartdock.test');
});

const mapOf = (page: Page): Locator => page.locator('.cd-map');
/** Returns the upper edge of the only shape; shapes out of sight are not drawn. */
const topOf = (page: Page): Promise<number> =>
  page
    .locator('.cd-graph__shapes')
    .evaluate((shapes) => shapes.firstElementChild?.getBoundingClientRect().y ?? -Infinity);

/** Counts the pixels of the map that are painted. */
const paintedOf = (page: Page): Promise<number> =>
  mapOf(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return [...data].filter((alpha, at) => at % 4 === 3 && alpha > 0).length;
    });

describe('the overview of an editor', () => {
  it('shows the drawing, leads the view and stays hidden', async () => {
    const { page } = visitor;
    await visitor.opens('/diagraming/new?category=flow');
    await visitor.arrivesAt(/\/diagraming\/[\w-]{36}$/);
    await page.getByRole('application').waitFor();
    const overview = page.getByRole('button', { name: 'Overview', exact: true });
    expect(await overview.getAttribute('aria-pressed')).toBe('true');
    // There is nothing to see of an empty sheet.
    expect(await mapOf(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Add Process', exact: true }).click();
    await page.keyboard.type('Far away');
    await page.keyboard.press('Control+Enter');
    // A sheet of the usual size is higher than the window.
    await mapOf(page).waitFor();
    await expect.poll(() => paintedOf(page)).toBeGreaterThan(0);
    const before = await topOf(page);
    const map = await mapOf(page).boundingBox();
    if (map === null) throw new Error('there is no map');
    await page.mouse.click(map.x + map.width / 2, map.y + map.height - 8);
    await expect.poll(() => topOf(page)).toBeLessThan(before - 50);
    await page.mouse.click(map.x + map.width / 2, map.y + 8);
    await expect.poll(() => topOf(page)).toBeGreaterThan(before - 50);

    await overview.click();
    await mapOf(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('application').waitFor();
    expect(await overview.getAttribute('aria-pressed')).toBe('false');
    await overview.click();
    await mapOf(page).waitFor();
  });

  it('leads the view of a mind map', async () => {
    const { page } = visitor;
    await visitor.opens('/mindmap/new?category=mind');
    await visitor.arrivesAt(/\/mindmap\/[\w-]{36}$/);
    await page.locator('.cd-field-armed').waitFor({ state: 'attached' });
    await page.keyboard.type('Plan');
    for (const title of ['One', 'Two', 'Three']) {
      await page.keyboard.press(title === 'One' ? 'Tab' : 'Enter');
      await page.keyboard.type(title);
    }
    await page.keyboard.press('Escape');
    expect(await mapOf(page).count()).toBe(0);
    const topOfRoot = (): Promise<number> =>
      page
        .locator('.cd-canvas__topics')
        .evaluate((topics) => topics.firstElementChild?.getBoundingClientRect().y ?? Number.NaN);
    for (let press = 0; press < 6; press += 1)
      await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await mapOf(page).waitFor();
    await expect.poll(() => paintedOf(page)).toBeGreaterThan(0);
    const map = await mapOf(page).boundingBox();
    if (map === null) throw new Error('there is no map');
    await page.mouse.click(map.x + map.width / 2, map.y + 10);
    const low = await topOfRoot();
    await page.mouse.click(map.x + map.width / 2, map.y + map.height - 10);
    await expect.poll(topOfRoot).toBeLessThan(low - 50);
  });
});
