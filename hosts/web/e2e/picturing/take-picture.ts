import type { BrowserContext, Frame, Page } from 'playwright-core';
import { giveFonts } from '../models/give-fonts.ts';
import { startOwnServer } from '../../../../tests/harness/own-server.ts';
import { rememberTour } from '../models/remember-tour.ts';
import { partnerService } from '../../../../scripts/processes/app-services.ts';
import { startService } from '../../../../scripts/processes/services.ts';
import { launchBrowser } from '../../../../tests/harness/browser.ts';
import { findFreePort } from '../../../../tests/harness/free-port.ts';
import type { DocPicture, Look } from './doc-pictures.table.ts';

/** A browser with a server of demo data and a partner's page. */
export interface Ground {
  /** Takes one picture as a member sees it, as WebP. */
  readonly take: (picture: DocPicture, look: Look) => Promise<Buffer>;
  /** Ends everything and deletes the data. */
  readonly leave: () => Promise<void>;
}

const ACCOUNT = 'member@chartdock.test';
const PASSWORD = 'Chartdock1';
const NARROW = 500;

const openAppPage = async (page: Page, path: string): Promise<Frame> => {
  await page.goto('/login');
  await page.fill('input[type="text"]', ACCOUNT);
  await page.fill('input[type="password"]', PASSWORD);
  await page.press('input[type="password"]', 'Enter');
  await page.waitForURL('**/history');
  await page.goto(path);
  return page.mainFrame();
};

const openSurface = async (page: Page, press: string, look: Look): Promise<Frame> => {
  await page.goto('/');
  await page.selectOption('#theme', look);
  await page.click(`#${press}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error('The surface has no frame');
  return frame;
};

const capture = async (context: BrowserContext, page: Page, picture: DocPicture): Promise<Buffer> => {
  const { width, height } = picture;
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
};

/** Starts a browser, a server with the demo data and the partner's page. */
export const openGround = async (): Promise<Ground> => {
  const [browser, server, partnerPort] = await Promise.all([
    launchBrowser(),
    startOwnServer(),
    findFreePort(),
  ]);
  const partner = startService(partnerService(partnerPort, Number(new URL(server.address).port)));
  await partner.ready();
  const take: Ground['take'] = async (picture, look) => {
    const { width, height, of } = picture;
    const context = await browser.newContext({
      baseURL: 'path' in of ? server.address : `http://partner.localhost:${partnerPort}`,
      viewport: { width, height },
      isMobile: width < NARROW,
      hasTouch: width < NARROW,
      locale: 'en-GB',
      colorScheme: look,
      reducedMotion: 'reduce',
      // The fonts are no part of the app.
      bypassCSP: true,
      serviceWorkers: 'block',
    });
    try {
      await context.addInitScript(rememberTour);
      await context.addInitScript(() => localStorage.setItem('chartdock.locale', 'en'));
      const page = await context.newPage();
      const frame = 'path' in of ? await openAppPage(page, of.path) : await openSurface(page, of.press, look);
      await frame.locator(picture.shows).first().waitFor();
      await giveFonts(page, frame);
      await page.waitForLoadState('networkidle');
      return await capture(context, page, picture);
    } finally {
      await context.close();
    }
  };
  return {
    take,
    leave: async () => {
      await Promise.all([browser.close(), partner.stop()]);
      await server.remove();
    },
  };
};
