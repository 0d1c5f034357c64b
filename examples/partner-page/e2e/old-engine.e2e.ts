import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canRunOldChromium } from '../../../scripts/setup/old-chromium.ts';
import type { OldBrowser } from '../../../tests/driving/old-chromium.ts';
import { driveOldChromium } from '../../../tests/driving/old-chromium.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { createDemoFolder } from './models/demo-files.ts';
import { otherSite } from './models/partner-page.ts';

const row = (title: string): string =>
  `[...document.querySelectorAll('[role=row]')].find((row) => row.textContent.includes(${JSON.stringify(title)}))`;
const CHOOSE = `[...document.querySelectorAll('button')].find((button) => /^Choose/.test(button.textContent) && !button.disabled)`;
const OUTCOME = `document.querySelector('#outcome').textContent`;

describe.skipIf(!canRunOldChromium())('a partner page in Chromium 88', () => {
  let browser: OldBrowser;
  let folder: DemoFolder;

  beforeAll(async () => {
    [folder, browser] = await Promise.all([createDemoFolder(inject('serverUrl')), driveOldChromium(88)]);
  });
  afterAll(() => browser.close());

  it('picks one file in a modal that looks as in newer engines', async () => {
    const page = await browser.openPage(otherSite(inject('partnerUrl')));
    await page.click(`document.querySelector('#pick-one')`);
    const picker = await page.frame((address) => address.includes('/embed/v1/'));
    await picker.click(row(folder.title));
    await picker.until(`${row(folder.files.mind)} !== undefined`);
    // Unknown layers would leave a page of bare elements.
    expect(await picker.evaluate(`getComputedStyle(document.querySelector('.cd-picker')).display`)).toBe(
      'flex',
    );
    await picker.click(row(folder.files.mind));
    await picker.click(CHOOSE);
    await page.until(`${OUTCOME}.includes('status')`);
    expect(await page.evaluate(`JSON.parse(${OUTCOME})`)).toMatchObject({
      status: 'done',
      value: { title: folder.files.mind, category: 'mind' },
    });
    await page.until(`document.querySelector('iframe') === null`);
    expect(page.errors).toEqual([]);
  });
});
