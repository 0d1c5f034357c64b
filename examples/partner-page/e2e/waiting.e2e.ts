import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import { openPictureReader, recordPictures } from './models/painted.ts';
import type { Part, PictureReader, Shares } from './models/painted.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

const GROUNDS = { light: '#ffffff', dark: '#13161c' } as const;
const CONTAINER = `present: 'container', container: document.getElementById('box')`;

let browser: Browser;
let folder: DemoFolder;
let partner: PartnerPage;
let reader: PictureReader;

visitPartner((visit) => {
  ({ browser, folder, partner } = visit);
});
beforeEach(async () => {
  reader = await openPictureReader(browser);
  // Begins at a whole pixel and looks like neither ground.
  await partner.page.evaluate(`{
    document.body.style.background = '#cfe8d5';
    const box = document.createElement('div');
    box.id = 'box';
    box.style.cssText = 'position: absolute; left: 40px; top: 300px; width: 800px; height: 500px';
    document.body.append(box);
  }`);
});

/** Holds back every request whose address matches, until it is let through. */
const holdBack = async (page: Page, address: RegExp): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  await page.context().route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(undefined);
};

const PAGE = /\/embed\/v1\/\?client=/;
const SCRIPTS = /\/embed\/v1\/assets\/[^/]+\.js$/;

const frameBox = async (): Promise<Part> => {
  const box = await partner.page.locator('iframe').boundingBox();
  if (box === null) throw new Error('there is no frame');
  return box;
};

/** Reads the colours where the frame is, after the next frame of the browser. */
const paintedInFrame = async (): Promise<Shares> => {
  const clip = await frameBox();
  return reader.sharesOf(await partner.page.screenshot({ clip }));
};

/** Looks at a place that waits: its ground from the first frame on, and after a moment something to look at on it. */
const expectGroundThenMore = async (ground: string): Promise<void> => {
  expect((await paintedInFrame())[ground]).toBeGreaterThan(0.6);
  await expect
    .poll(async () => Object.values(await paintedInFrame()).filter((share) => share > 0.01).length)
    .toBeGreaterThan(1);
  expectToWait(await paintedInFrame(), ground);
};

/** Looks at a place that waits: its ground, and on it something to look at. */
const expectToWait = (shares: Shares, ground: string): void => {
  expect(shares[ground]).toBeGreaterThan(0.6);
  const others = Object.entries(shares).filter(([name, share]) => name !== ground && share > 0.01);
  expect(others.length).toBeGreaterThan(0);
  expect(shares['#cfe8d5']).toBeUndefined();
};

/** Resolves with the moved elements, once everything is painted. */
const settled =
  'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(shifts), 50)))';

const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Reflect.set(globalThis, 'shifts', Reflect.get(globalThis, 'shifts') + Reflect.get(shift, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

describe.each([
  ['in a modal', ''],
  ['in an element of the page', CONTAINER],
])('a picker %s', (_, place) => {
  it.each(['light', 'dark'] as const)('paints the ground of %s from the start', async (theme) => {
    const letPage = await holdBack(partner.page, PAGE);
    const letScripts = await holdBack(partner.page, SCRIPTS);
    await partner.page.evaluate(`dock.update({ theme: '${theme}' })`);
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' }, ${place} })`);
    const frame = partner.page.locator('iframe');
    await frame.waitFor();
    await expectGroundThenMore(GROUNDS[theme]);
    expect(await frame.getAttribute('aria-busy')).toBe('true');
    letPage();
    await partner.picker.locator('#guest').waitFor({ state: 'attached' });
    expectToWait(await paintedInFrame(), GROUNDS[theme]);
    letScripts();
    await partner.row(folder.files.flow).waitFor();
    await expect.poll(() => frame.getAttribute('aria-busy')).toBeNull();
    expect((await paintedInFrame())[GROUNDS[theme]]).toBeGreaterThan(0.6);
  });

  it.each(['light', 'dark'] as const)('paints no other ground than %s', async (theme) => {
    await partner.page.evaluate(`dock.update({ theme: '${theme}' })`);
    await partner.page.context().route(/\/api\/personal\/folder\/load_files/, async (route) => {
      // Shorter than the guest's pause before it shows that it waits.
      await new Promise((resolve) => setTimeout(resolve, 80));
      await route.continue();
    });
    const recording = await recordPictures(partner.page);
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' }, ${place} })`);
    await partner.row(folder.files.flow).waitFor();
    await partner.picker.getByRole('grid').and(partner.picker.locator(':not([aria-busy])')).waitFor();
    const { x, y, width, height } = await frameBox();
    // No row reaches as far as this.
    const margin = { x: x + width - 12, y: y + height / 2, width: 4, height: 40 };
    const hasGround = async (picture: Buffer): Promise<boolean> =>
      ((await reader.sharesOf(picture, margin))[GROUNDS[theme]] ?? 0) > 0.99;
    // The browser tells of a picture some time after it was painted.
    await expect.poll(async () => Promise.all(recording.pictures.slice(-1).map(hasGround))).toEqual([true]);
    await recording.stop();
    const grounds = await Promise.all(recording.pictures.map(hasGround));
    expect(grounds.slice(grounds.indexOf(true))).not.toContain(false);
  });

  it('moves nothing, neither in the page nor in itself', async () => {
    await watchShifts(partner.page);
    await partner.page.reload();
    await partner.page.evaluate(`{
      const box = document.createElement('div');
      box.id = 'box';
      document.querySelector('main').before(box);
      box.style.height = '500px';
    }`);
    // An element put into the page moved it; the picker may not.
    await partner.page.evaluate(settled);
    await partner.page.evaluate('shifts = 0');
    await partner.begin(`pickFiles({ start: { folderId: '${folder.id}' }, ${place} })`);
    await partner.row(folder.files.flow).waitFor();
    await partner.picker.getByRole('grid').and(partner.picker.locator(':not([aria-busy])')).waitFor();
    expect(await partner.page.evaluate(settled)).toBe(0);
    expect(await partner.guest().evaluate(settled)).toBe(0);
  });
});

it('a template chooser paints at once', async () => {
  await holdBack(partner.page, PAGE);
  await partner.page.evaluate(`dock.update({ theme: 'dark' })`);
  await partner.begin(`chooseTemplate({ ${CONTAINER} })`);
  await partner.page.locator('iframe').waitFor();
  await expectGroundThenMore(GROUNDS.dark);
});

describe.each(['popup', 'page'])('a guest shown as %s', (present) => {
  it.each([
    ['light', 'en', 'Loading'],
    ['dark', 'zh', '正在加载'],
  ] as const)('holds its place, %s and in %s', async (theme, locale, words) => {
    const letThrough = await holdBack(partner.page, SCRIPTS);
    await partner.page.evaluate(`dock.update({ theme: '${theme}', locale: '${locale}' })`);
    const windows = present === 'popup' ? partner.context.waitForEvent('page') : undefined;
    await partner.begin(
      `pickFiles({ present: '${present}', returnUrl: '/', start: { folderId: '${folder.id}' } })`,
    );
    const window = (await windows) ?? partner.page;
    await window.waitForURL(PAGE, { waitUntil: 'commit' });
    const waiting = window.getByRole('status').filter({ hasText: words });
    await waiting.waitFor();
    expect(await waiting.getAttribute('aria-busy')).toBe('true');
    expect(await window.locator('html').getAttribute('lang')).toBe(locale === 'en' ? 'en' : 'zh-CN');
    expectToWait(await reader.sharesOf(await window.screenshot()), GROUNDS[theme]);
    letThrough();
    await window.getByRole('row').filter({ hasText: folder.files.flow }).waitFor();
    expect(await window.locator('.waiting').count()).toBe(0);
  });

  it('stands still where someone wants no motion', async () => {
    await holdBack(partner.page, SCRIPTS);
    const windows = present === 'popup' ? partner.context.waitForEvent('page') : undefined;
    await partner.begin(`pickFiles({ present: '${present}', returnUrl: '/' })`);
    const window = (await windows) ?? partner.page;
    await window.waitForURL(PAGE, { waitUntil: 'commit' });
    await window.locator('.waiting').waitFor();
    const motions = () => window.evaluate(() => document.getAnimations().length);
    expect(await motions()).toBe(1);
    await window.emulateMedia({ reducedMotion: 'reduce' });
    expect(await motions()).toBe(0);
  });
});
