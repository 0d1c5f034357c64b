import { describe, expect, it } from 'vitest';
import { setStage } from './models/stage.ts';
import type { Visitor, VisitorOptions } from './models/visitor.ts';

const stage = setStage();

const asMember = (options: VisitorOptions): Promise<Visitor> =>
  stage.opensSignedIn('member@chartdock.test', options);

const paletteOf = (visitor: Visitor): Promise<string | null> =>
  visitor.page.locator('html').getAttribute('data-cd-theme');

describe('language', () => {
  /** The words of the page itself: titles of files and people, and the name of the other language, stay as they were written. */
  const chromeOf = ({ page }: Visitor): Promise<string> =>
    page.evaluate(() => {
      const written = [
        '[data-cd-index]',
        '[data-cd-node]',
        '[data-cd-template] .cd-template__title',
        '[data-cd-template] .cd-template__owner',
        '[lang="zh"]',
      ];
      for (const content of document.querySelectorAll(written.join())) content.remove();
      return document.body.innerText;
    });

  it('[PROD-30] turns every text to English and remembers', async () => {
    const visitor = await asMember({});
    await visitor.opens('/trash');
    await visitor.seesTitle('回收站 - Chartdock');
    await visitor.shell.opensAccountMenu();
    await visitor.shell.choosesLanguage('English');
    await visitor.seesTitle('Trash - Chartdock');
    await visitor.reloads();
    await visitor.seesTitle('Trash - Chartdock');
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('en');
    expect(await chromeOf(visitor)).not.toMatch(/[\u4e00-\u9fff]/);
    await visitor.leaves();
  });

  it('[PROD-30] is the chosen language on every page', async () => {
    const visitor = await asMember({ locale: 'en' });
    const english = [
      ['/history', 'Recent files'],
      ['/diagrams', 'My files'],
      ['/colla', 'Shared files'],
      ['/fav', 'Favourites'],
      ['/template_create', 'Create'],
      ['/latex', 'Formula'],
      ['/mermaid', 'Mermaid diagram'],
      ['/diagraming/none', 'File'],
      ['/preview/none', 'Preview'],
      ['/updatelog', "What's new"],
      ['/404', 'Page not found'],
      ['/error/411', 'Something went wrong'],
      ['/error/509', 'Something went wrong'],
    ] as const;
    for (const [path, title] of english) {
      await visitor.opens(path);
      await visitor.seesTitle(`${title} - Chartdock`);
      await visitor.page.getByRole('main').waitFor();
      expect([path, await chromeOf(visitor)]).toEqual([path, expect.not.stringMatching(/[\u4e00-\u9fff]/)]);
    }
    await visitor.leaves();
  });
});

describe('titles of pages', () => {
  it('are of one size wherever a visit begins', async () => {
    const visitor = await asMember({ locale: 'en' });
    const paths = [
      ...['/trash', '/fav', '/template_create', '/my_templates', '/payment', '/coupon', '/partners'],
      '/setting',
    ];
    for (const path of paths) {
      await visitor.opens(path);
      const title = visitor.page.locator('h1:visible').first();
      await title.waitFor();
      const size = await title.evaluate((element) => getComputedStyle(element).fontSize);
      expect([path, size]).toEqual([path, '20px']);
    }
    await visitor.leaves();
  });
});

describe('palette', () => {
  it('paints dark from the first moment on', async () => {
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
  it('turns the side menu into a closable drawer', async () => {
    const visitor = await asMember({ width: 375, height: 800, locale: 'en' });
    const side = visitor.page.locator('.cd-side');
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

  it('[CONST-04] has a drawer at 784 px, not 785', async () => {
    const visitor = await asMember({ width: 785, locale: 'en' });
    const side = visitor.page.locator('.cd-side');
    const opener = visitor.page.getByRole('button', { name: visitor.words.web('shell.menu.open') });
    await side.waitFor();
    expect(await opener.isVisible()).toBe(false);
    await visitor.page.setViewportSize({ width: 784, height: 900 });
    await side.waitFor({ state: 'hidden' });
    await opener.waitFor();
    await visitor.page.setViewportSize({ width: 785, height: 900 });
    await side.waitFor();
    await visitor.leaves();
  });

  it.each(['/history', '/diagrams', '/trash', '/login', '/404'])(
    'never scrolls %s sideways at 375 px',
    async (path) => {
      const visitor =
        path === '/login' ? await stage.opensVisitor({ width: 375 }) : await asMember({ width: 375 });
      await visitor.opens(path);
      await visitor.page.getByRole('main').waitFor();
      const overflow = await visitor.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await visitor.leaves();
    },
  );

  it('stays collapsed at 64 px after a reload', async () => {
    const visitor = await asMember({ locale: 'en' });
    const hasMenuOf = (width: number): Promise<void> => expect.poll(visitor.shell.menuWidth).toBe(width);
    await hasMenuOf(232);
    await visitor.shell.collapsesMenu();
    await hasMenuOf(64);
    await visitor.reloads();
    await visitor.seesTitle('Recent files - Chartdock');
    await hasMenuOf(64);
    await visitor.leaves();
  });
});

describe('the letters', () => {
  it('come from the server, and nothing moves for them', async () => {
    const visitor = await asMember({ locale: 'en' });
    await visitor.opens('/diagrams');
    await visitor.reloads();
    await visitor.page.locator('[data-cd-index] [title]').first().waitFor();
    const seen = await visitor.page.evaluate(async () => {
      await document.fonts.ready;
      const faces = [...document.fonts].filter(({ family }) => family.includes('Inter Variable'));
      const shifts = await new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without shifts the observer stays silent; two frames are enough for buffered ones.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
      });
      const title = document.querySelector('[data-cd-index] [title]');
      return {
        states: faces.map(({ status }) => status),
        addresses: performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter(({ pathname }) => pathname.endsWith('.woff2'))
          .map(({ origin, pathname }) => [origin === location.origin, pathname.replace(/-[^-]+$/, '')]),
        family: title === null ? '' : getComputedStyle(title).fontFamily,
        shifts: shifts.length,
      };
    });
    expect(seen.states).toEqual(['loaded']);
    expect(seen.addresses).toEqual([[true, '/assets/inter-latin-wght-normal']]);
    expect(seen.family).toContain('Inter Variable');
    expect(seen.shifts).toBe(0);
    await visitor.leaves();
  });
});

describe('a page under Trusted Types', () => {
  it('shows rows and cards without refused markup', async () => {
    const visitor = await asMember({});
    const { page, files } = visitor;
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('TrustedHTML')) refused.push(message.text());
    });
    await page.route('**/diagrams?folder=root', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': `${policy}; require-trusted-types-for 'script'`,
      };
      await route.fulfill({ response, headers });
    });
    await visitor.opens('/diagrams?folder=root');
    for (const view of ['list', 'icon'] as const) {
      await files.choosesView(view);
      await files.isInView(view);
      await page.locator('[data-cd-index] [data-cd-part=open]').first().waitFor();
    }
    expect(refused).toEqual([]);
    await visitor.leaves();
  });
});
