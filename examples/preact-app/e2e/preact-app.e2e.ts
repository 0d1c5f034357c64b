import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../scripts/testing/browser.ts';
import { createDemoChart } from '../../../scripts/testing/demo-chart.ts';
import { serveExample } from '../../../scripts/testing/vite-page.ts';
import type { VitePage } from '../../../scripts/testing/vite-page.ts';

let browser: Browser;
let example: VitePage;
let title: string;

beforeAll(async () => {
  const env = { PARTNER_URL: inject('partnerUrl'), VITE_CHARTDOCK_URL: inject('serverUrl') };
  [browser, example, title] = await Promise.all([
    launchBrowser(),
    serveExample(new URL('../vite.config.ts', import.meta.url), env),
    createDemoChart(inject('serverUrl')),
  ]);
});

afterAll(async () => {
  await Promise.all([browser.close(), example.close()]);
});

const open = async (): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(example.address);
  return page;
};

/** Finds the file in the picker and takes it. */
const picks = async (page: Page): Promise<void> => {
  const picker = page.frameLocator('iframe');
  await picker.getByRole('textbox', { name: 'Search files' }).fill(title);
  await picker.getByRole('row').filter({ hasText: title }).click();
  await picker.getByRole('button', { name: /^Choose/ }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
};

describe('the Preact example', () => {
  it('picks a file in an element of the page, without React', async () => {
    const page = await open();
    await picks(page);
    await page.getByText(title).waitFor();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const parts = await Promise.all(
      loaded.filter((name) => name.includes('/deps/')).map(async (name) => (await fetch(name)).text()),
    );
    // Vite keeps the name `react` for what it leads to, so the contents are looked at.
    expect(parts.filter((text) => text.includes('preact'))).not.toEqual([]);
    expect(parts.filter((text) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE'))).toEqual([]);
    await page.close();
  });
});
