import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { createFileArea } from '../../../hosts/web/e2e/models/file-area.ts';
import type { FileAreaModel } from '../../../hosts/web/e2e/models/file-area.ts';
import { rememberTour } from '../../../hosts/web/e2e/models/remember-tour.ts';
import { createSignIn } from '../../../hosts/web/e2e/models/sign-in.ts';
import type { Words } from '../../../hosts/web/e2e/models/words.ts';
import { webTexts } from '../../../hosts/web/src/messages/web-texts.ts';
import { accountTexts } from '../../../packages/react/src/account/texts/account-texts.ts';
import { codeTexts } from '../../../packages/react/src/account/codes/texts/code-texts.ts';
import { accountPanelTexts } from '../../../packages/react/src/account/texts/panels/account-panel-texts.ts';
import { signInTexts } from '../../../packages/react/src/account/sign-in/texts/sign-in-texts.ts';
import { documentsTexts } from '../../../packages/react/src/documents/texts/documents-texts.ts';
import { questionTexts } from '../../../packages/react/src/files/area/texts/question-texts.ts';
import { changeTexts } from '../../../packages/react/src/files/changes/texts/change-texts.ts';
import { moveTexts } from '../../../packages/react/src/files/folders/texts/move-texts.ts';
import { importTexts } from '../../../packages/react/src/files/importing/texts/import-texts.ts';
import { keyTexts } from '../../../packages/react/src/files/keys/texts/key-texts.ts';
import { pinTexts } from '../../../packages/react/src/files/pins/texts/pin-texts.ts';
import { joinTexts } from '../../../packages/react/src/sharing/texts/joining/join-texts.ts';
import { createLookUp } from '../../../packages/react/src/foundation/i18n/text-lookup.ts';
import { interfaceTexts } from '../../../packages/react/src/composed/texts/texts.ts';
import { screenTexts } from '../../../packages/react/src/shell/texts/screens/screen-texts.ts';
import { shareTexts } from '../../../packages/react/src/sharing/texts/share-texts.ts';
import { shellTexts } from '../../../packages/react/src/shell/texts/shell-texts.ts';
import { tourTexts } from '../../../packages/react/src/shell/tour/texts/tour-texts.ts';
import { templateTexts } from '../../../packages/react/src/templates/texts/template-texts.ts';
import { watchPages } from './watch.ts';

/** Someone who is signed in at a page of the web app. */
export interface Person {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly files: FileAreaModel;
}

const area = {
  ...interfaceTexts.en,
  ...changeTexts.en,
  ...importTexts.en,
  ...keyTexts.en,
  ...moveTexts.en,
  ...pinTexts.en,
  ...questionTexts.en,
};
const en = {
  ...area,
  ...accountTexts.en,
  ...accountPanelTexts.en,
  ...codeTexts.en,
  ...documentsTexts.en,
  ...screenTexts.en,
  ...joinTexts.en,
  ...shareTexts.en,
  ...shellTexts.en,
  ...signInTexts.en,
  ...templateTexts.en,
  ...tourTexts.en,
  ...webTexts.en,
};

// Written here because the models' own words come with all components, which Node cannot load.
const words: Words = {
  locale: 'en',
  web: createLookUp('en')({ zh: en, en }),
  ui: createLookUp('en')({ zh: area, en: area }),
};

/** Starts a browser profile, signs someone in, and chooses rows in place of cards. */
export const signInPerson = async (browser: Browser, address: string, account: string): Promise<Person> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => localStorage.setItem('chartdock.locale', 'en'));
  await context.addInitScript(rememberTour);
  await watchPages(context);
  const page = await context.newPage();

  const files = createFileArea(page, words);
  await createSignIn(page, words).signsInAs(account);
  await page.goto('/diagrams?folder=root');
  await files.choosesView('list');
  await files.isInView('list');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { browser, context, page, session, files };
};
