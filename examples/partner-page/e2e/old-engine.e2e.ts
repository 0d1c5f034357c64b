import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { canRunOldChromium } from '../../../scripts/setup/old-chromium.ts';
import type { OldBrowser } from '../../../tests/driving/old-chromium.ts';
import { driveOldChromium } from '../../../tests/driving/old-chromium.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { createDemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { otherSite } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

const row = (title: string): string =>
  `[...document.querySelectorAll('[role=row]')].find((row) => row.textContent.includes(${JSON.stringify(title)}))`;
const CHOOSE = `[...document.querySelectorAll('button')].find((button) => /^Choose/.test(button.textContent) && !button.disabled)`;
const OUTCOME = `document.querySelector('#outcome').textContent`;

describe.skipIf(!canRunOldChromium()).each([86, 88] as const)('a partner page in Chromium %i', (version) => {
  let browser: OldBrowser;
  let folder: DemoFolder;

  beforeAll(async () => {
    [folder, browser] = await Promise.all([createDemoFolder(inject('serverUrl')), driveOldChromium(version)]);
  });
  afterAll(() => browser.close());

  it('picks in a modal with fetched polyfills', async () => {
    const page = await browser.openPage(otherSite(inject('partnerUrl')));
    await page.click(`document.querySelector('#pick-one')`);
    const picker = await page.frame((address) => address.includes('/embed/v1/'));
    await picker.click(row(folder.title));
    await picker.until(`${row(folder.files.mind)} !== undefined`);
    // Unknown layers would leave a page of bare elements.
    expect(await picker.evaluate(`getComputedStyle(document.querySelector('.cd-picker')).display`)).toBe(
      'flex',
    );
    const older = `performance.getEntriesByName(location.origin + '/embed/v1/older.js').length`;
    expect(await picker.evaluate(older)).toBe(1);
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

describe('a partner page in a current Chromium', () => {
  let partner: PartnerPage;
  let title: string;
  let files: DemoFolder['files'];
  visitPartner((visit) => {
    ({ partner } = visit);
    ({ title, files } = visit.folder);
  });

  it('fetches nothing for older engines', async () => {
    const fetched: string[] = [];
    partner.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await partner.page.reload();
    await partner.press('pick-one');
    await partner.row(title).click();
    // The page has been idle once before the frame was there, so requests of the frame are waited for by name.
    const assets = (): number => fetched.filter((path) => path.startsWith('/embed/v1/assets/')).length;
    await expect.poll(assets).toBeGreaterThan(2);
    await partner.row(files.mind).waitFor();
    expect(fetched).toContain('/embed.js');
    expect(fetched.filter((path) => /\/legacy\/|\/older\.js/.test(path))).toEqual([]);
  });
});
