import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canRunOldChromium } from '../../../scripts/setup/old-chromium.ts';
import type { OldBrowser, OldPage } from '../../../tests/driving/old-chromium.ts';
import { driveOldChromium } from '../../../tests/driving/old-chromium.ts';
import type { OwnServer } from '../../../tests/harness/own-server.ts';
import { setStage, startSeededServer } from './models/stage.ts';
import { demoPassword } from './models/sign-in.ts';
import { wordsIn } from './models/words.ts';

// The user agent of the meeting app on Windows, and its engine.
const MEETING_APP =
  'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/77.0.3865.90 Safari/537.36 app/tencent_wemeet os_name/windows os_version/10 app_version/3.30.1 c_district/0';

const { ui } = wordsIn('zh');

const field = (type: string): string => `document.querySelector('input[type="${type}"]')`;
/** The element with a role, or of a tag, that begins with a text. */
const named = (kind: string, text: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(kind)})].find((each) => each.textContent.trim().startsWith(${JSON.stringify(text)}))`;
const item = (title: string): string => `[...document.querySelectorAll('[data-cd-index]')].find((each) =>
  each.querySelector('[title=' + JSON.stringify(${JSON.stringify(title)}) + ']') !== null)`;
const menuEntry = (text: string): string => named('[role=menuitem]', text);
const inDialog = (text: string): string => named('[aria-modal] button', text);
// Cards of the tour are dialogs too, which take nothing from the page.
const GONE = `document.querySelector('[aria-modal]') === null`;

describe.skipIf(!canRunOldChromium())('the web app in Chromium 77, as a meeting app has it', () => {
  let browser: OldBrowser;
  let page: OldPage;
  let server: OwnServer;
  let address: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startSeededServer(), driveOldChromium(77)]);
    ({ address } = server);
    page = await browser.openPage(`${address}/login`, MEETING_APP);
  });
  afterAll(async () => {
    await browser.close();
    await server.remove();
  });

  const choosesFromMenu = async (title: string, entry: string): Promise<void> => {
    await page.until(`${item(title)} !== undefined`);
    const opening = `new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 300 })`;
    await page.evaluate(`void ${item(title)}.dispatchEvent(${opening})`);
    await page.click(menuEntry(entry));
  };

  /** Types into a field once it has the focus: on a busy machine keys may come before it, and a click to where it was. */
  const fills = async (type: string, text: string): Promise<void> => {
    const clicks = async (): Promise<boolean> => {
      await page.click(field(type));
      return page.evaluate<boolean>(`document.activeElement === ${field(type)}`);
    };
    await expect.poll(clicks, { interval: 250 }).toBe(true);
    await page.type(text);
    await page.until(`${field(type)}.value === ${JSON.stringify(text)}`);
  };

  it('signs in by keys and lists files', async () => {
    // A second try begins with empty fields too.
    await page.goto(`${address}/login`);
    await fills('text', 'org@chartdock.test');
    await fills('password', demoPassword);
    await page.press('Enter');
    await page.until(`location.pathname === '/history'`);
    await page.goto(`${address}/diagrams?folder=root`);
    await page.until(`document.querySelectorAll('[data-cd-index]').length > 1`);
  });

  it('lays out as newer engines do', async () => {
    const style = (selector: string, name: string) =>
      page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).${name}`);
    // One of each layer, and one that only a reset below them gives.
    expect(await style('.cd-header', 'display')).toBe('flex');
    expect(await style('.cd-header button', 'borderTopWidth')).toBe('0px');
    const distance = `((first, second) => second.left - first.right)(
      ...[...document.querySelector('.cd-header').children].slice(0, 2).map((each) => each.getBoundingClientRect()))`;
    expect(await page.evaluate<number>(distance)).toBeGreaterThanOrEqual(12);
    const shape = `((box) => box.width / box.height)(document.querySelector('.cd-thumb').getBoundingClientRect())`;
    expect(await page.evaluate<number>(shape)).toBeCloseTo(1.6, 1);
  });

  it('hides templates from the meeting app’s menu', async () => {
    const entries = await page.evaluate<string>(
      `[...document.querySelectorAll('.cd-nav a')].map((link) => link.getAttribute('href')).join()`,
    );
    expect(entries).toContain('/trash');
    expect(entries).not.toContain('/template_create');
  });

  it('creates in place and renames in the list', async () => {
    await page.click(`document.querySelector('.cd-header .cd-button--primary')`);
    await page.click(menuEntry(ui('kind.flow')));
    await page.until(`location.pathname.startsWith('/diagraming/')`);
    const id = await page.evaluate<string>(`location.pathname.split('/').pop()`);
    await page.goto(`${address}/diagrams?folder=root`);
    await choosesFromMenu('未命名文件', ui('action.rename'));
    await page.until(`document.activeElement.closest('.cd-name-field') !== null`);
    await page.evaluate(`void document.activeElement.select()`);
    await page.type('Weekly meeting');
    // Leaving the field saves.
    await page.evaluate(`void document.activeElement.blur()`);
    await page.until(
      `document.querySelector('.cd-name-field') === null && ${item('Weekly meeting')} !== undefined`,
    );

    await page.goto(`${address}/preview/${id}`);
    await page.until(`document.querySelector('.cd-preview__title').textContent === 'Weekly meeting'`);
  });

  it('picks the folder that a file moves to', async () => {
    await page.goto(`${address}/diagrams?folder=root`);
    await choosesFromMenu('Weekly meeting', ui('action.copyMove'));
    const folder = await page.evaluate<string>(
      `document.querySelector('[data-cd-index] [title]').getAttribute('title')`,
    );
    await page.click(named('[aria-modal] [role=treeitem] *', folder));
    await page.click(inDialog(ui('move.confirm')));
    await page.until(`${GONE} && ${item('Weekly meeting')} === undefined`);
  });

  it('fetches only the build made for it', async () => {
    await page.goto(`${address}/diagrams?folder=root`);
    await page.until(`document.querySelectorAll('[data-cd-index]').length > 1`);
    const fetched = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').map((each) => each.name)`,
    );
    const [older, modern] = ['/legacy/assets/', '/assets/'].map((folder) =>
      fetched.filter((each) => new URL(each).pathname.startsWith(folder)),
    );
    expect(older?.length).toBeGreaterThan(2);
    expect(modern).toEqual([]);
  });

  it('asks for nothing that the engine lacks', () => {
    expect(page.errors).toEqual([]);
  });
});

describe('the web app in a current Chromium', () => {
  const stage = setStage();

  it('fetches nothing for older engines', async () => {
    const visitor = await stage.opensVisitor();
    const fetched: string[] = [];
    visitor.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visitor.signIn.signsInAs('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await visitor.page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(2);
    expect(fetched.filter((path) => /\/legacy\/|\/older\.js/.test(path))).toEqual([]);
    await visitor.leaves();
  });
});

describe('an engine that no build is for', () => {
  it('is told so in both languages', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    const answer = await fetch(`${inject('serverUrl')}/diagrams`, { headers: { 'user-agent': userAgent } });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'User-Agent']);
    expect(text).toContain('浏览器版本过低');
    expect(text).toContain('too old');
    expect(text).not.toContain('<script');
  });

  it('is told so in partner frames too', async () => {
    const address = `${inject('serverUrl')}/embed/v1/?client=partner-demo`;
    const show = async (userAgent: string): Promise<string> =>
      (await fetch(address, { headers: { 'user-agent': userAgent } })).text();
    const [old, enough] = [
      await show(MEETING_APP),
      await show(MEETING_APP.replace('Chrome/77', 'Chrome/86')),
    ];
    expect(old).toContain('浏览器版本过低');
    expect(old).toContain('too old');
    expect(old).not.toContain('<script');
    expect(enough).toContain('/embed/v1/older.js');
  });
});
