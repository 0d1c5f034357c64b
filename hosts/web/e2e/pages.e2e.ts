import { beforeAll, describe, expect, it } from 'vitest';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setStage({ locale: 'en' });

let member: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  stranger = await stage.opensVisitor();
  member = await stage.opensSignedIn('member@chartdock.test');
});

/** Opens a page by its address, loads it again, and tries it without a session. */
const answersDeepLink = async (path: string, name: string): Promise<void> => {
  await member.opens(path);
  await member.seesTitle(`${name} - Chartdock`);
  await member.page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });
  await member.reloads();
  await member.seesTitle(`${name} - Chartdock`);
  await member.files.isLoaded();
  expect(member.page.url()).not.toContain('#');
  await stranger.opens(path);
  await stranger.signIn.isShown();
};

describe('pages', () => {
  it('[ROUTE-01] [ROUTE-03] [ROUTE-12] [GUARD-18] shows recent files at /history, for members only', () =>
    answersDeepLink('/history', 'Recent files'));

  it('[ROUTE-01] [ROUTE-03] [ROUTE-06] [GUARD-16] shows My files at /diagrams, for members only', () =>
    answersDeepLink('/diagrams', 'My files'));

  it('[ROUTE-01] [ROUTE-03] [ROUTE-19] [GUARD-21] shows the recycle bin at /trash, for members only', () =>
    answersDeepLink('/trash', 'Trash'));

  it('[ROUTE-03] sets the title of every opened page', async () => {
    const titles = [
      ['/history', 'Recent files'],
      ['/diagrams', 'My files'],
      ['/colla', 'Shared files'],
      ['/fav', 'Favourites'],
      ['/trash', 'Trash'],
      ['/template_create', 'Create'],
      ['/setting', 'Settings'],
      ['/partners', 'Partner access'],
      ['/newfile?category=none', 'New file'],
      ['/latex', 'Formula'],
      ['/mermaid', 'Mermaid diagram'],
      ['/mindmap/none', 'File'],
      ['/outline/none', 'File'],
      ['/markdown_editor/none', 'File'],
      ['/diagraming/none', 'File'],
      ['/f/none', 'File'],
      ['/preview/none', 'Preview'],
      ['/join/none', 'Join'],
      ['/dlgapi?name=none', 'Dialog'],
      ['/updatelog', "What's new"],
      ['/404', 'Page not found'],
      ['/error/404', 'Page not found'],
      ['/error/411', 'Something went wrong'],
      ['/error/509', 'Something went wrong'],
    ] as const;
    for (const [path, title] of titles) {
      await member.opens(path);
      await member.seesTitle(`${title} - Chartdock`);
    }
    await stranger.opens('/login');
    await stranger.seesTitle('Sign in - Chartdock');
  });

  it('[ROUTE-03] sets the title on each navigation', async () => {
    await member.opens('/history');
    const steps = [
      ['diagrams', 'My files'],
      ['shared', 'Shared files'],
      ['favourites', 'Favourites'],
      ['trash', 'Trash'],
      ['history', 'Recent files'],
    ] as const;
    for (const [page, title] of steps) {
      await member.shell.goesTo(page);
      await member.seesTitle(`${title} - Chartdock`);
    }
    await member.goesBack();
    await member.seesTitle('Trash - Chartdock');
    await member.page.goForward();
    await member.seesTitle('Recent files - Chartdock');
  });

  it('[ROUTE-04] leads from / to recent files', async () => {
    await member.opens('/');
    await member.arrivesAt('/history');
  });

  it('[ROUTE-05] keeps the frame mounted while its pages change', async () => {
    await member.opens('/history');
    await member.files.isLoaded();
    await member.page.locator('.cd-header').evaluate((header) => header.setAttribute('data-kept', 'yes'));
    await member.shell.goesTo('diagrams');
    await member.seesTitle('My files - Chartdock');
    await member.shell.goesTo('trash');
    await member.seesTitle('Trash - Chartdock');
    expect(await member.page.locator('.cd-header').getAttribute('data-kept')).toBe('yes');
  });

  it('[ROUTE-02] is at the top after a navigation, back included', async () => {
    await member.opens('/diagrams?folder=root');
    await member.files.isLoaded();
    const scroller = member.page.locator('.cd-grid, .cd-list');
    await scroller.evaluate((element) => element.scrollTo(0, 600));
    await member.page.waitForFunction(
      () => (document.querySelector('.cd-grid, .cd-list')?.scrollTop ?? 0) > 300,
    );
    await member.shell.goesTo('history');
    await member.seesTitle('Recent files - Chartdock');
    await member.page.waitForFunction(() => document.querySelector('.cd-grid, .cd-list')?.scrollTop === 0);
    await member.goesBack();
    await member.seesTitle('My files - Chartdock');
    await member.page.waitForFunction(() => document.querySelector('.cd-grid, .cd-list')?.scrollTop === 0);
  });

  it.each(['/404', '/nowhere', '/history/extra'])(
    '[ROUTE-27] [ROUTE-28] [GUARD-05] [GUARD-15] shows not-found at %s without a sign-in',
    async (path) => {
      await stranger.opens(path);
      await stranger.seesTitle('Page not found - Chartdock');
      await stranger.page.getByRole('heading', { name: 'This page does not exist' }).waitFor();
      await stranger.arrivesAt(path);
    },
  );

  it('[ROUTE-51] tells news at /updatelog without a sign-in', async () => {
    await stranger.opens('/updatelog');
    await stranger.seesTitle("What's new - Chartdock");
    await stranger.page.getByRole('heading', { level: 1, name: "What's new" }).waitFor();
    await stranger.sees('2026-11-21');
    expect(await stranger.accessibilityProblems()).toEqual([]);
  });

  it('leads back to the files from the not-found screen', async () => {
    await member.opens('/nowhere');
    await member.page.getByRole('link', { name: 'Go to recent files' }).click();
    await member.seesTitle('Recent files - Chartdock');
  });

  it('[GUARD-08] records the platform in a 30-day cookie', async () => {
    await member.opens('/history');
    await member.seesTitle('Recent files - Chartdock');
    const cookies = await member.context.cookies();
    const platform = cookies.find((cookie) => cookie.name === 'last_platform');
    expect(platform).toMatchObject({ value: 'personal', path: '/', sameSite: 'Lax' });
    const days = ((platform?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('[GUARD-08] records it everywhere but dialogs and not-found', async () => {
    const recordsOn = async (path: string): Promise<boolean> => {
      await member.context.clearCookies({ name: 'last_platform' });
      await member.opens(path);
      await member.page.getByRole('main').waitFor({ state: 'attached' });
      return (await member.context.cookies()).some(({ name }) => name === 'last_platform');
    };
    for (const path of [
      ...['/history', '/diagrams', '/colla', '/fav', '/trash', '/template_create', '/newfile?category=none'],
      ...[
        '/latex',
        '/mermaid',
        '/mindmap/none',
        '/outline/none',
        '/markdown_editor/none',
        '/diagraming/none',
      ],
      ...['/f/none', '/preview/none', '/join/none', '/updatelog', '/error/404', '/error/411', '/error/509'],
      ...['/my_templates', '/review', '/category', '/template', '/ai_create', '/partners', '/payment'],
      ...['/coupon', '/setting', '/register', '/reset_password'],
    ])
      await expect.poll(() => recordsOn(path), { message: path }).toBe(true);
    for (const path of ['/dlgapi?name=none', '/404'])
      expect([path, await recordsOn(path)]).toEqual([path, false]);
  });

  it('moves the focus, and skips the menu', async () => {
    await member.opens('/history');
    await member.files.isLoaded();
    await member.page.keyboard.press('Tab');
    const skip = member.page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await member.page.keyboard.press('Enter');
    await member.page.waitForFunction(() => document.activeElement?.id === 'cd-content');
    await member.shell.goesTo('trash');
    await member.page.waitForFunction(() => document.activeElement?.id === 'cd-content');
  });

  it('focuses the search on / outside texts', async () => {
    await member.opens('/history');
    const search = member.page.getByRole('textbox', { name: 'Search files and folders' });
    await search.waitFor();
    await member.page.keyboard.press('/');
    await member.page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await member.page.keyboard.type('a/b');
    expect(await search.inputValue()).toBe('a/b');
  });
});
