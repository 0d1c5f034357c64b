// Takes the pictures that the manifest names, of the built app with the demo seed: node hosts/web/e2e/take-screenshots.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type { ManifestLocale, Screenshot } from '../build/screenshots.ts';
import { MANIFEST_LOCALES, MOST_BYTES, SCREENSHOTS, screenshotPath } from '../build/screenshots.ts';
import { giveFonts } from './models/give-fonts.ts';
import { startOwnServer } from '../../../tests/harness/own-server.ts';
import { rememberTour } from './models/remember-tour.ts';

/** Takes one picture of My files as a member sees it, and returns it as WebP. */
const take = async (
  [browser, address]: readonly [Browser, string],
  { form, width, height, scale }: Screenshot,
  locale: ManifestLocale,
): Promise<Buffer> => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    isMobile: form === 'narrow',
    reducedMotion: 'reduce',
    // The fonts are no part of the app.
    bypassCSP: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(rememberTour);
  await context.addInitScript((chosen) => localStorage.setItem('chartdock.locale', chosen), locale);
  const page = await context.newPage();
  await page.goto('/login');
  await page.fill('input[type="text"]', 'member@chartdock.test');
  await page.fill('input[type="password"]', 'Chartdock1');
  await page.press('input[type="password"]', 'Enter');
  await page.waitForURL('**/history');
  await page.goto('/diagrams?folder=root');
  await page.locator('[data-cd-index] [title]').first().waitFor();
  await giveFonts(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    // The scale of the device alone would not make the picture larger.
    clip: { x: 0, y: 0, width, height, scale },
  });
  await context.close();
  return Buffer.from(data, 'base64');
};

const [browser, server] = await Promise.all([launchBrowser(), startOwnServer()]);
try {
  for (const locale of MANIFEST_LOCALES)
    for (const screenshot of SCREENSHOTS) {
      const path = screenshotPath(screenshot, locale);
      const bytes = await take([browser, server.address], screenshot, locale);
      if (bytes.length > MOST_BYTES) throw new Error(`${path} weighs ${bytes.length} bytes`);
      const file = fileURLToPath(new URL(`../public${path}`, import.meta.url));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      process.stdout.write(`${path} ${bytes.length} bytes\n`);
    }
} finally {
  await browser.close();
  await server.remove();
}
