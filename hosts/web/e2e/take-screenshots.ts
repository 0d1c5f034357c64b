// Takes the pictures that the manifest names, of the built app with the demo seed: node hosts/web/e2e/take-screenshots.ts
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type { ManifestLocale, Screenshot } from '../build/screenshots.ts';
import { MANIFEST_LOCALES, MOST_BYTES, SCREENSHOTS, screenshotPath } from '../build/screenshots.ts';
import { startOwnServer } from './models/own-server.ts';
import { rememberTour } from './models/remember-tour.ts';

const FONTS = new URL('.', import.meta.resolve('@fontsource/noto-sans-sc/400.css'));
const WEIGHTS = ['400', '500', '600', '700'];

/** Gives the page a font that has Chinese, whether or not the machine has one. */
const giveFonts = async (page: Page): Promise<void> => {
  await page.route('**/picture-fonts/**', async (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/picture-fonts/');
    const contentType = path.endsWith('.css') ? 'text/css' : 'font/woff2';
    await route.fulfill({ body: await readFile(new URL(path, FONTS)), contentType });
  });
  for (const weight of WEIGHTS) await page.addStyleTag({ url: `/picture-fonts/${weight}.css` });
  await page.evaluate(async () => {
    document.documentElement.style.setProperty('--cd-font', "'Noto Sans SC', sans-serif");
    // What fonts the text needs is known once it is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
};

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
