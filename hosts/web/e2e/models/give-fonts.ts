import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright-core';

const FONTS = new URL('.', import.meta.resolve('@fontsource/noto-sans-sc/400.css'));
const WEIGHTS = ['400', '500', '600', '700'];

/**
 * Gives a page, or a frame of it, a font that has Chinese, whether or not the machine has one. Its context has to bypass the policy of the
 * page. Latin letters keep the font that the page is served with.
 */
export const giveFonts = async (page: Page, frame: Frame = page.mainFrame()): Promise<void> => {
  await page.route('**/picture-fonts/**', async (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/picture-fonts/');
    const contentType = path.endsWith('.css') ? 'text/css' : 'font/woff2';
    await route.fulfill({ body: await readFile(new URL(path, FONTS)), contentType });
  });
  for (const weight of WEIGHTS) await frame.addStyleTag({ url: `/picture-fonts/${weight}.css` });
  await frame.evaluate(async () => {
    document.documentElement.style.setProperty('--cd-font', "'Inter Variable', 'Noto Sans SC', sans-serif");
    // The fonts that the text needs are known once it is laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
};
