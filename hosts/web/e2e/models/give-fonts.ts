import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

const FONTS = new URL('.', import.meta.resolve('@fontsource/noto-sans-sc/400.css'));
const WEIGHTS = ['400', '500', '600', '700'];

/** Gives a page a font that has Chinese, whether or not the machine has one. Its context has to bypass the policy of the page. */
export const giveFonts = async (page: Page): Promise<void> => {
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
