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

    const overview = page.getByRole('button', { name: 'Overview', exact: true });
    expect(await overview.getAttribute('aria-pressed')).toBe('true');
    await overview.click();
    await mapOf(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('application').waitFor();
    expect(await overview.getAttribute('aria-pressed')).toBe('false');
    await overview.click();
    await mapOf(page).waitFor();
  });
});
