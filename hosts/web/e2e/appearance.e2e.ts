import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../scripts/testing/browser.ts';
import { openVisitor } from './models/visitor.ts';
import type { Visitor } from './models/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const asMember = async (options: Parameters<typeof openVisitor>[2]): Promise<Visitor> => {
  const visitor = await openVisitor(browser, inject('serverUrl'), options);
  await visitor.signIn.signsInAs('member@chartdock.test');
  return visitor;
};

const paletteOf = (visitor: Visitor): Promise<string | null> =>
  visitor.page.locator('html').getAttribute('data-cd-theme');

describe('language', () => {
  it('[PROD-30] turns every text of a page from Chinese to English and remembers it', async () => {
    const visitor = await asMember({});
    await visitor.opens('/trash');
    await visitor.seesTitle('回收站 - Chartdock');
    await visitor.shell.opensAccountMenu();
    await visitor.shell.choosesLanguage('English');
    await visitor.seesTitle('Trash - Chartdock');
    await visitor.reloads();
    await visitor.seesTitle('Trash - Chartdock');
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
    // Titles of files and people stay as they were written.
    const chrome = await visitor.page.evaluate(() => {
      for (const content of document.querySelectorAll('[data-cd-index]')) content.remove();
      return document.body.innerText;
    });
    expect(chrome).not.toMatch(/[\u4e00-\u9fff]/);
    await visitor.leaves();
  });
});

describe('palette', () => {
  it('paints dark from the first moment of a reload once it was chosen', async () => {
    const visitor = await asMember({ locale: 'en' });
    await visitor.shell.opensAccountMenu();
    await visitor.shell.choosesTheme('dark');
    expect(await paletteOf(visitor)).toBe('dark');
    await visitor.page.reload({ waitUntil: 'commit' });
    await visitor.page.locator('html[data-cd-theme="dark"]').waitFor({ state: 'attached' });
    await visitor.leaves();
  });

  it('follows the device until it is chosen', async () => {
    const visitor = await asMember({});
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    await visitor.page.locator('html[data-cd-theme="dark"]').waitFor({ state: 'attached' });
    await visitor.page.emulateMedia({ colorScheme: 'light' });
    await visitor.page.locator('html[data-cd-theme="light"]').waitFor({ state: 'attached' });
    await visitor.leaves();
  });
});

describe('narrow windows', () => {
  it('turns the side menu into a drawer that a choice, Escape and the mask close', async () => {
    const visitor = await asMember({ width: 375, height: 800, locale: 'en' });
    const side = visitor.page.locator('.web-side');
    expect(await side.isVisible()).toBe(false);
    await visitor.shell.opensDrawer();
    await side.waitFor();
    await visitor.page.keyboard.press('Escape');
    await side.waitFor({ state: 'hidden' });
    await visitor.shell.opensDrawer();
    await visitor.shell.goesTo('trash');
    await visitor.seesTitle('Trash - Chartdock');
    await side.waitFor({ state: 'hidden' });
    await visitor.leaves();
  });

  it.each(['/history', '/diagrams', '/trash', '/login', '/404'])(
    'never scrolls %s sideways at 375 px',
    async (path) => {
      const visitor =
        path === '/login'
          ? await openVisitor(browser, inject('serverUrl'), { width: 375 })
          : await asMember({ width: 375 });
      await visitor.opens(path);
      await visitor.page.getByRole('main').waitFor();
      const overflow = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await visitor.leaves();
    },
  );

  it('is 232 px wide, 64 px when collapsed, and stays collapsed after a reload', async () => {
    const visitor = await asMember({ locale: 'en' });
    expect(await visitor.shell.menuWidth()).toBe(232);
    await visitor.shell.collapsesMenu();
    expect(await visitor.shell.menuWidth()).toBe(64);
    await visitor.reloads();
    await visitor.seesTitle('Recent files - Chartdock');
    expect(await visitor.shell.menuWidth()).toBe(64);
    await visitor.leaves();
  });
});

describe('accessibility', () => {
  it.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 375],
    ['dark', 375],
  ] as const)('has no violations that axe can find on any page, %s at %i px', async (theme, width) => {
    const guest = await openVisitor(browser, inject('serverUrl'), { theme, width, locale: 'en' });
    for (const path of ['/login', '/404', '/error/509']) {
      await guest.opens(path);
      await guest.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await guest.accessibilityProblems(), path).toEqual([]);
    }
    await guest.leaves();
    const visitor = await asMember({ theme, width, locale: 'en' });
    for (const path of ['/history', '/diagrams', '/trash']) {
      await visitor.opens(path);
      await visitor.page.locator('[data-cd-index]:not([aria-busy])').first().waitFor();
      expect(await visitor.accessibilityProblems(), path).toEqual([]);
    }
    await visitor.shell.opensAccountMenu();
    expect(await visitor.accessibilityProblems(), 'account menu').toEqual([]);
    await visitor.leaves();
  });
});
