import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClient, createFetchTransport } from '@chartdock/client';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setStage({ locale: 'en' });

/** Finds a file of a kind that the demo drew. */
const demoFile = async (category: string): Promise<string> => {
  const client = createClient({ baseUrl: stage.address, transport: createFetchTransport() });
  const { token } = await client.session.signIn({
    account: 'member@chartdock.test',
    password: 'Chartdock1',
  });
  client.tokens.write(token);
  const waiting = ['root'];
  for (let folderId = waiting.pop(); folderId !== undefined; folderId = waiting.pop()) {
    const { rows } = await client.lists.loadFiles({ folderId, pageSize: 100 });
    for (const row of rows) {
      if (row._filesType === 'folder') waiting.push(row.folderId ?? '');
      else if (row.category === category) {
        const id = row.chartId ?? '';
        const { picture } = await client.charts.content({ id }, { needToken: true });
        if ((picture?.texts.length ?? 0) > 5) return id;
      }
    }
  }
  throw new Error(`The demo has no ${category} with content.`);
};

const scaleOf = async (page: Page): Promise<number> =>
  Number.parseInt((await page.locator('.cd-viewer__scale').textContent()) ?? '', 10);

let mind = '';

beforeAll(async () => {
  mind = await demoFile('mind');
});

describe('the viewer', () => {
  const opens = async (visitor: Visitor): Promise<Page> => {
    const { page } = visitor;
    await visitor.opens(`/preview/${mind}`);
    await page.locator('.cd-stage [data-id]').first().waitFor();
    return page;
  };

  it('[ROUTE-34] draws, moves and zooms by keyboard', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const page = await opens(visitor);
    const window = page.locator('.cd-stage');
    await window.focus();
    const fitted = await scaleOf(page);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(fitted);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBeLessThan(fitted);
    const first = page.locator('.cd-stage [data-id]').first();
    const before = await first.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await first.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(fitted);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.leaves();
  });

  it('[ROUTE-34] draws before the app, which takes over', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const { page } = visitor;
    const asked = new Array<string>();
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let letIn = (): void => undefined;
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/assets\/(?:index|vendor)-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.opens(`/preview/${mind}`);
    const first = page.locator('.first [data-id]').first();
    await first.waitFor({ state: 'attached' });
    const before = await first.boundingBox();
    expect(await page.locator('.cd-viewer').count()).toBe(0);
    letIn();
    await page.locator('.cd-stage [data-id]').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.first').count()).toBe(0);
    const after = await page.locator('.cd-stage [data-id]').first().boundingBox();
    // It stays where it is, to the width of a line.
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThan(2);
    const times = (part: string): number => asked.filter((path) => path.includes(part)).length;
    expect([times('/view/content/'), times('/login/resume')]).toEqual([1, 1]);
    await visitor.leaves();
  });

  it('finds words both ways, also from the outline', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const page = await opens(visitor);
    const lines = page.getByRole('region', { name: 'Text of the content' }).getByRole('listitem');
    await lines.first().waitFor({ state: 'attached' });
    const words = (await lines.allTextContents()).map((line) => line.split('. ')[0] ?? '');
    await page.getByRole('button', { name: 'Search in the content' }).click();
    await page.getByRole('textbox', { name: 'Search in the content' }).fill(words[2] ?? '');
    const count = page.locator('.cd-viewer__count');
    await expect.poll(() => count.textContent()).toMatch(/^1 of \d+$/);
    expect(await page.locator('.cd-stage__mark--current').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => count.textContent()).toMatch(/^1 of \d+$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Outline' }).click();
    const outline = page.getByRole('complementary', { name: 'Outline' });
    await outline
      .getByRole('button', { name: words.at(-1) ?? '', exact: true })
      .first()
      .click();
    await expect.poll(() => page.locator('.cd-stage__mark--current').count()).toBe(1);
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.leaves();
  });

  it('collapses and expands topics, and presents branch by branch', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const page = await opens(visitor);
    const topics = page.locator('.cd-stage [data-id]');
    const all = await topics.count();
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(() => topics.count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => topics.count()).toBe(all);
    await page.getByRole('button', { name: 'Present branch by branch' }).click();
    const step = page.locator('.cd-viewer__step');
    await expect.poll(() => step.textContent()).toMatch(/^1 of /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => step.textContent()).toMatch(/^2 of /);
    await expect.poll(() => page.locator('.cd-stage [data-id][opacity="0.15"]').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.cd-stage [data-id][opacity="0.15"]').count()).toBe(0);
    await visitor.leaves();
  });

  it('maps, fills the screen, and prints apart', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const page = await opens(visitor);
    const map = page.locator('.cd-map');
    expect(await map.count()).toBe(0);
    await page.locator('.cd-stage').focus();
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('+');
    await map.waitFor();
    const room = await map.boundingBox();
    await page.mouse.click((room?.x ?? 0) + 40, (room?.y ?? 0) + 30);
    const frame = page.locator('.cd-map__view');
    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await frame.boundingBox()) ?? {};
        return Math.round(x + width / 2 - (room?.x ?? 0));
      })
      .toBe(40);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toBe('cd-viewer');
    await page.getByRole('button', { name: 'Outline' }).click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('complementary', { name: 'Outline' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.cd-stage').isVisible()).toBe(false);
    expect(await page.locator('.cd-print > svg').isVisible()).toBe(true);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.cd-print').count()).toBe(0);
    await visitor.leaves();
  });

  it('pinches on a dark Chinese phone', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test', {
      theme: 'dark',
      locale: 'zh',
      width: 375,
      height: 740,
      touch: true,
    });
    const page = await opens(visitor);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const ground = await page
      .locator('.cd-stage')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(ground).not.toBe('rgb(255, 255, 255)');
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const fitted = await scaleOf(page);
    const part = page.locator('.cd-stage [data-id]').first();
    const before = await part.boundingBox();
    const fingers = await page.context().newCDPSession(page);
    const [x, y] = [120, 400];
    const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y, id: 1 },
          { x: x + apart, y, id: 2 },
        ],
      });
    await touch('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Math.abs((await scaleOf(page)) - fitted * 2)).toBeLessThanOrEqual(1);
    // The point between the fingers stays there, and the page itself is not zoomed.
    const wanted = { x: x + 2 * ((before?.x ?? 0) - x), y: y + 2 * ((before?.y ?? 0) - y) };
    await expect
      .poll(async () => {
        const now = await part.boundingBox();
        return Math.hypot((now?.x ?? 0) - wanted.x, (now?.y ?? 0) - wanted.y);
      })
      .toBeLessThan(2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await visitor.leaves();
  });
});
