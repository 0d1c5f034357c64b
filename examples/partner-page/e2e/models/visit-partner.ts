import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { launchBrowser } from '../../../../tests/harness/browser.ts';
import type { DemoFolder } from './demo-files.ts';
import { createDemoFolder } from './demo-files.ts';
import type { PartnerPage } from './partner-page.ts';
import { openPartnerPage, otherSite } from './partner-page.ts';

/** Page, folder and server that a test of the partner's page works with. */
export interface PartnerVisit {
  readonly browser: Browser;
  /** Files of the demo account, the same for all tests of a file. */
  readonly folder: DemoFolder;
  /** The partner's page on another site than ours, a new one for each test. */
  readonly partner: PartnerPage;
}

/** Opens the partner's page before each test of the calling file and leaves it afterwards; `begin` takes the result. */
export const visitPartner = (begin: (visit: PartnerVisit) => void): void => {
  let browser: Browser;
  let folder: DemoFolder;
  let partner: PartnerPage;
  beforeAll(async () => {
    browser = await launchBrowser();
    folder = await createDemoFolder(inject('serverUrl'));
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    partner = await openPartnerPage(browser, otherSite(inject('partnerUrl')));
    begin({ browser, folder, partner });
  });
  afterEach(() => partner.leave());
};
