import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { endingsWhere, journeySuite } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import type { JourneyPlace } from '../../../examples/partner-page/e2e/models/journey.suite.ts';
import { otherSite } from '../../../examples/partner-page/e2e/models/partner-page.ts';

// Meeting apps open no windows for a page, and show none of their own for a surface.
const ends = endingsWhere({ windows: false, shows: false });

const noWindow = (): Promise<never> => Promise.reject(new Error('this app opens no windows'));

// The oldest engine that the page in a frame is for; a client with an older one is told so.
const wemeet =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/86.0.4240.198 app/tencent_wemeet os_name/Windows os_version/10 app_version/3.26.1';

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

let app: Server;
beforeAll(async () => {
  // Apps frame a page without letting it open windows.
  app = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Meeting</title><style>iframe{width:900px;height:640px}</style>
      <iframe sandbox="allow-scripts allow-same-origin allow-forms" src="${otherSite(inject('partnerUrl'))}"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(app, 'listening');
});
afterAll(() => {
  app.close();
  app.closeAllConnections();
});

/** Opens the partner's page in a frame of the app, whose origin is registered beside the partner's own. */
const enterFrame = async (browser: Browser, name: string): Promise<JourneyPlace> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  const { port } = app.address() as AddressInfo;
  await page.goto(`http://${name}.localhost:${port}/`);
  const ground = await (await page.waitForSelector('iframe')).contentFrame();
  if (ground === null) throw new Error('the app shows no page');
  await ground.waitForFunction(() => 'Chartdock' in window);
  return { ground, nextWindow: noWindow, dismiss: noWindow, leave: () => context.close() };
};

journeySuite({
  name: 'Zoom, in a frame',
  ends,
  enter: (browser) => enterFrame(browser, 'zoom'),
});

journeySuite({
  name: 'Microsoft Teams, in a frame',
  ends,
  enter: (browser) => enterFrame(browser, 'teams'),
});
