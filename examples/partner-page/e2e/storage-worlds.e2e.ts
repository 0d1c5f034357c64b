import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { LaunchOptions } from '../../../tests/harness/browser.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type { DemoFolder } from './models/demo-files.ts';
import { createDemoFolder } from './models/demo-files.ts';
import { holdComponents } from './models/first-picture.ts';
import { openPartnerPage, otherSite } from './models/partner-page.ts';

let browser: Browser;
let folder: DemoFolder;

beforeAll(async () => {
  folder = await createDemoFolder(inject('serverUrl'));
});
afterEach(() => browser.close());

/** Probes the surroundings of a frame of the guest: its storage, and whether a cookie for third parties stays. */
const PROBE = `(async () => {
  let storage = 'throws';
  try { storage = localStorage.getItem('first-party') ?? 'own'; } catch {}
  document.cookie = 'probe=1; SameSite=None; Secure; Path=/';
  return { storage, cookie: document.cookie.includes('probe') ? 'kept' : 'blocked' };
})()`;

const worlds: readonly [string, LaunchOptions, { storage: string; cookie: string }][] = [
  [
    'third-party cookies blocked and storage partitioned',
    { args: ['--test-third-party-cookie-phaseout'] },
    { storage: 'own', cookie: 'blocked' },
  ],
  [
    'storage throwing',
    { partitionedStorage: false, args: ['--test-third-party-cookie-phaseout'] },
    { storage: 'throws', cookie: 'blocked' },
  ],
];

describe.each(worlds)('with %s', (_, launch, world) => {
  it('works and keeps its preferences', async () => {
    browser = await launchBrowser(launch);
    const partner = await openPartnerPage(browser, otherSite(inject('partnerUrl')));
    const own = await partner.context.newPage();
    await own.goto(`${inject('serverUrl')}/healthz`);
    await own.evaluate('localStorage.setItem("first-party", "seen")');
    await own.close();

    await partner.press('pick-one');
    await partner.row(folder.title).click();
    await partner.row(folder.files.mind).click();
    // Not only does it work: the world is the one it says.
    expect(await partner.guest().evaluate(PROBE)).toEqual(world);
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });

    await partner.press('pick-one');
    await partner.row(folder.files.mind).waitFor();
    expect(partner.complaints).toEqual([]);
  });

  it('shows first rows before the components', async () => {
    browser = await launchBrowser(launch);
    const partner = await openPartnerPage(browser, otherSite(inject('partnerUrl')));
    const { letThrough } = await holdComponents(partner);
    await partner.press('pick-one');
    await partner.row(folder.title).waitFor();
    letThrough();
    await partner.row(folder.title).click();
    await partner.row(folder.files.mind).waitFor();
  });
});

describe('where the browser allows everything', () => {
  it('works on the server’s own site too', async () => {
    browser = await launchBrowser();
    const partner = await openPartnerPage(browser, inject('partnerUrl'));
    await partner.press('pick-one');
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.flow } });
  });
});
