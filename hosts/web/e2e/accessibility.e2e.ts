import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/routes.tsx';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

/** Addresses that stand for the patterns of the route table, and further states of a page. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/diagrams': ['/diagrams?folder=root'],
  '/colla': ['/colla', '/colla?tab=2'],
  '/fav': ['/fav', '/fav?tab=template'],
  '/newfile': ['/newfile', '/newfile?category=nothing'],
};

const addresses = [
  ...routes.flatMap(({ path }) => examples[path] ?? [path.replace(':id', 'unknown')]),
  '/nowhere',
];

describe.each([
  { theme: 'light', locale: 'en', width: 1440 },
  { theme: 'dark', locale: 'zh', width: 375 },
] as const)('in $theme, $locale, at $width px', ({ theme, locale, width }) => {
  const stage = setStage({ theme, locale, width });
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await stage.opensSignedIn('member@chartdock.test');
  });

  it.each(['/login', '/404', '/error/509'])('axe finds nothing at %s for a stranger', async (address) => {
    const stranger = await stage.opensVisitor();
    await stranger.opens(address);
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await stranger.accessibilityProblems()).toEqual([]);
    await stranger.leaves();
  });

  it('axe finds nothing in the account menu', async () => {
    await visitor.opens('/history');
    await visitor.files.isLoaded();
    await visitor.shell.opensAccountMenu();
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });

  it.each(addresses)('axe finds nothing at %s, and nothing sticks out', async (address) => {
    const { page } = visitor;
    await visitor.opens(address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    expect(await visitor.accessibilityProblems()).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
