import type { Browser } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { endingsWhere, journeySuite } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import type { JourneyPlace } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import { openChromiumClient } from './models/chromium-client.ts';
import type { ProgramMake } from './models/chromium-client.ts';
import { bundlePageScript } from './models/page-script.ts';

// Web views open no windows, and show a surface as a native page.
const ends = endingsWhere({ windows: false, shows: true });

let script: string;
beforeAll(async () => {
  script = await bundlePageScript();
});

const enter = async (browser: Browser, make: ProgramMake): Promise<JourneyPlace> => {
  const [serverUrl, partnerUrl] = [inject('serverUrl'), inject('partnerUrl')];
  const app = await openChromiumClient(
    browser,
    { origins: [serverUrl, partnerUrl].map((url) => new URL(url).origin), start: `${partnerUrl}/` },
    { make },
  );
  await app.context.addInitScript(`
    if (location.origin === ${JSON.stringify(new URL(partnerUrl).origin)}) {
      ${script};
      const host = ChartdockMiniprogram.createMiniprogramHost();
      window.surfaceHost = ChartdockMiniprogram.createSurfaceHost({ host });
    }`);
  app.client.launch('/chartdock/pages/web/web');
  const page = await app.view(0);
  await page.waitForFunction(() => 'Chartdock' in window);
  let views = 0;
  return {
    ground: page,
    nextWindow: () => app.view((views += 1)),
    dismiss: () => Promise.resolve(app.client.back()),
    surfaceHost: 'surfaceHost',
    leave: app.leave,
  };
};

journeySuite({
  name: 'a web view of WeChat',
  ends,
  enter: (browser) => enter(browser, 'wechat'),
});

// There are no native pages for Alipay, so nothing shows a surface there but the page itself.
journeySuite({
  name: 'a web view of Alipay',
  ends: endingsWhere({ windows: false, shows: false }),
  enter: async (browser) => {
    const { surfaceHost: _, ...place } = await enter(browser, 'alipay');
    return place;
  },
});
