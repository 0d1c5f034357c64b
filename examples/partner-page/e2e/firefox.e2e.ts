import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { DrivenBrowser, DrivenPage, DrivenWindow } from '../../../tests/driving/driven.types.ts';
import type { FirefoxOptions } from '../../../tests/driving/firefox.ts';
import { driveFirefox, findFirefox } from '../../../tests/driving/firefox.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { createDemoFolder } from './models/demo-files.ts';
import { otherSite } from './models/partner-page.ts';

const row = (title: string): string =>
  `[...document.querySelectorAll('[role=row]')].find((row) => row.textContent.includes(${JSON.stringify(title)}))`;
const CHOOSE = `[...document.querySelectorAll('button')].find((button) => /^Choose/.test(button.textContent) && !button.disabled)`;
const OUTCOME = `document.querySelector('#outcome').textContent`;

/** Reads the storage of the page's own site in a frame, or why it may not. */
const STORED = `(() => { try { return localStorage.getItem('first-party'); } catch (error) { return error.name; } })()`;

const openModal = async (page: DrivenPage): Promise<DrivenWindow> => {
  await page.click(`document.querySelector('#pick-one')`);
  return page.frame((address) => address.includes('/embed/v1/'));
};

const worlds: readonly [string, FirefoxOptions, string | null][] = [
  ['as visitors have it', {}, null],
  ['where the browser shares it with every site', { storage: 'shared' }, 'seen'],
  ['where the browser keeps none', { storage: 'blocked' }, 'SecurityError'],
];

// Not every system has Firefox to install; the set-up of the tests says so where it is missing.
describe.skipIf(findFirefox() === undefined)('a partner page in Firefox', () => {
  let browser: DrivenBrowser;
  let folder: DemoFolder;

  beforeAll(async () => {
    folder = await createDemoFolder(inject('serverUrl'));
  });
  afterEach(() => browser.close());

  it.each(worlds)('picks one file in a modal, with storage %s', async (_, options, seen) => {
    browser = await driveFirefox(options);
    const page = await browser.openPage(`${inject('serverUrl')}/healthz`);
    await page.evaluate(`{ try { localStorage.setItem('first-party', 'seen'); } catch {} }`);
    await page.goto(otherSite(inject('partnerUrl')));
    const picker = await openModal(page);
    // Not only does it work: the world is the one it says.
    expect(await picker.evaluate(STORED)).toBe(seen);
    await picker.click(row(folder.title));
    await picker.click(row(folder.files.mind));
    await picker.click(CHOOSE);
    await page.until(`${OUTCOME}.includes('status')`);
    expect(await page.evaluate(`JSON.parse(${OUTCOME})`)).toMatchObject({
      status: 'done',
      value: { title: folder.files.mind, category: 'mind' },
    });
    await page.until(`document.querySelector('iframe') === null`);
    // It keeps its place for the next time.
    const again = await openModal(page);
    await again.until(`${row(folder.files.mind)} !== undefined`);
    expect(page.errors).toEqual([]);
  });
});
