import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setStage();

/** Bytes that a slow line of 1.6 Mbit/s carries in a tenth of a second; three ways there and back leave no more of the first one. */
const MOST_BYTES = 20_000;

interface HeldPage {
  /** Responses that came meanwhile. */
  readonly delivered: readonly Response[];
  readonly letThrough: () => Promise<void>;
}

/** Opens an address with everything held back that the app consists of, and waits until the browser has painted content. */
const opensHeld = async ({ page }: Visitor, address: string): Promise<HeldPage> => {
  const delivered: Response[] = [];
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) await gate.promise;
    await route.continue();
  });
  page.on('response', (response) => delivered.push(response));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
  return {
    delivered,
    letThrough: async () => {
      gate.resolve(undefined);
      await page.locator('#shell').waitFor({ state: 'detached' });
    },
  };
};

const weigh = async (responses: readonly Response[]): Promise<number> => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
};

const pathsOf = (responses: readonly Response[]): string[] =>
  responses.map((response) => new URL(response.url()).pathname);

/** Reads the texts of a part of the page that take room on screen. */
const textsOn = (page: Page, within: string): Promise<string[]> =>
  page.locator(within).evaluate((root) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { width } = range.getBoundingClientRect();
      if (text !== '' && width > 0) texts.push(text);
    }
    return texts;
  });

const groundOf = (page: Page): Promise<string> =>
  page.locator('#shell').evaluate((shell) => getComputedStyle(shell).backgroundColor);

const tops = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

describe('a page whose scripts and sheets have not come', () => {
  for (const [locale, width] of [
    ['zh', 1440],
    ['en', 375],
  ] as const)
    it(`shows sign-in first in ${locale} at ${width} px`, async () => {
      await stage.visiting({ locale, width, theme: 'dark' }, async (visitor) => {
        const { page } = visitor;
        const { delivered, letThrough } = await opensHeld(visitor, '/history');
        expect(pathsOf(delivered)).toEqual(['/history']);
        expect(await weigh(delivered)).toBeLessThan(MOST_BYTES);
        expect(await groundOf(page)).toBe('rgb(19, 22, 28)');
        const first = await textsOn(page, '#shell');
        expect(first.length).toBeGreaterThan(5);
        await letThrough();
        await visitor.signIn.isShown();
        const then = await textsOn(page, '#root');
        // The promised parts come, in the same words.
        expect(first.filter((text) => !then.includes(text))).toEqual([]);
      });
    });

  for (const [locale, width] of [
    ['en', 1440],
    ['zh', 375],
  ] as const)
    it(`shows the file frame in ${locale} at ${width} px`, async () => {
      const visitor = await stage.opensSignedIn('member@chartdock.test', { locale, width, theme: 'light' });
      const { page } = visitor;
      const { delivered, letThrough } = await opensHeld(visitor, '/fav');
      expect(pathsOf(delivered)).toEqual(['/fav']);
      expect(await weigh(delivered)).toBeLessThan(MOST_BYTES);
      expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
      const first = await textsOn(page, '#shell');
      const entries = await tops(page, '.s-nav > div');
      expect(entries).toHaveLength(width > 784 ? 6 : 0);
      expect(first.length).toBeGreaterThan(width > 784 ? 7 : 1);
      await letThrough();
      await visitor.files.isLoaded();
      const then = await textsOn(page, '#root');
      const field = await page.locator('header input').getAttribute('placeholder');
      expect(first.filter((text) => ![...then, field].includes(text))).toEqual([]);
      if (width > 784) expect(await tops(page, '.cd-nav__link')).toEqual(entries);
      await visitor.leaves();
    });

  it('keeps them until sheets arrive in order', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test', { locale: 'en' });
    const { page } = visitor;
    const gate = Promise.withResolvers<undefined>();
    await page.route('**/*.css', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const scripts = page.waitForResponse((response) => response.url().includes('/assets/vendor'));
    await page.goto('/payment', { waitUntil: 'commit' });
    await (await scripts).finished();
    await page.waitForTimeout(1_000);
    expect(await page.locator('#root > *').count()).toBe(0);
    expect(await textsOn(page, '#shell')).toContain('My files');
    gate.resolve(undefined);
    await page.locator('#shell').waitFor({ state: 'detached' });
    await page.locator('h1:visible').first().waitFor();
    const sheets = await page.evaluate(() =>
      Array.from(document.styleSheets, ({ href }) => /assets\/([a-z-]+)-/.exec(href ?? '')?.[1] ?? ''),
    );
    expect(sheets.filter((sheet) => sheet !== '')).toEqual(['index', 'payment-pages']);
    await visitor.leaves();
  });

  it('shows the mark where another page comes', async () => {
    await stage.visiting({ locale: 'en' }, async (visitor) => {
      const { letThrough } = await opensHeld(visitor, '/updatelog');
      expect(await textsOn(visitor.page, '#shell')).toEqual(['Chartdock']);
      await letThrough();
    });
  });
});

describe('what a page loads, and when', () => {
  it('loads page code while it finds the session', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test', { locale: 'en' });
    const { page } = visitor;
    const code = Promise.withResolvers<undefined>();
    // Who is signed in is said only once the code of the page was asked for: one after the other, neither would come.
    await page.route('**/template-pages-*.js', async (route) => {
      code.resolve(undefined);
      await route.continue();
    });
    await page.route('**/api/personal/login/resume', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/template');
    await page.locator('[data-cd-template] img').first().waitFor();
    await visitor.leaves();
  });

  it('reaches sign-in without the page’s code', async () => {
    await stage.visiting({ locale: 'en' }, async ({ page, signIn }) => {
      await page.route('**/template-pages-*.js', (route) => route.abort());
      await page.goto('/template');
      await signIn.isShown();
    });
  });

  it('loads dialogs only after the first covers', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test', { locale: 'en' });
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const dialogs = (): string[] => asked.filter((path) => path.includes('dialog-views'));
    // A page on which time stands still: a part that loads after a while is not, on any machine. Installed alone, the clock goes on.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.goto('/template', { waitUntil: 'commit' });
    await page.locator('[data-cd-template] img').first().waitFor();
    await page.clock.runFor(2000);
    expect(dialogs()).toEqual([]);
    await page.clock.runFor(2000);
    await expect.poll(() => dialogs().length).toBeGreaterThan(2);
    await visitor.leaves();
  });
});
