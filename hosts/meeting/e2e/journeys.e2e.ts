import { inject } from 'vitest';
import type { Browser } from 'playwright-core';
import { journeySuite } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import type { JourneyHost, JourneyPlace } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import { otherSite } from '../../../examples/partner-page/e2e/models/partner-page.ts';

// Meeting apps open no windows for a page, and show none of their own for a surface.
const ends: JourneyHost['ends'] = {
  container: 'picks',
  modal: 'picks',
  popup: 'popup_blocked',
  page: 'picks',
  host: 'bad_option',
};

const noWindow = (): Promise<never> => Promise.reject(new Error('this app opens no windows'));

const wemeet =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/77.0.3865.120 app/tencent_wemeet os_name/Windows os_version/10 app_version/3.26.1';

journeySuite({
  name: 'Tencent Meeting, where the page is the top frame',
  ends,
  enter: async (browser) => {
    const context = await browser.newContext({ locale: 'en-GB', userAgent: wemeet });
    await context.addInitScript('window.open = () => null');
    const page = await context.newPage();
    await page.goto(otherSite(inject('partnerUrl')));
    return { ground: page, nextWindow: noWindow, dismiss: noWindow, leave: () => context.close() };
  },
});

/** Opens the partner's page in a frame of the app, whose origin is registered beside the partner's own. */
const enterFrame = async (browser: Browser, app: string): Promise<JourneyPlace> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const partner = otherSite(inject('partnerUrl'));
  await page.route(`${app}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Meeting</title><style>iframe{width:900px;height:640px}</style>
        <iframe sandbox="allow-scripts allow-same-origin allow-forms" src="${partner}"></iframe>`,
    }),
  );
  await page.goto(`${app}/`);
  const ground = await (await page.waitForSelector('iframe')).contentFrame();
  if (ground === null) throw new Error('the app shows no page');
  await ground.waitForFunction(() => 'Chartdock' in window);
  return { ground, nextWindow: noWindow, dismiss: noWindow, leave: () => context.close() };
};

journeySuite({
  name: 'Zoom, in a frame',
  ends,
  enter: (browser) => enterFrame(browser, 'http://zoom.localhost'),
});

journeySuite({
  name: 'Microsoft Teams, in a frame',
  ends,
  enter: (browser) => enterFrame(browser, 'http://teams.localhost'),
});
