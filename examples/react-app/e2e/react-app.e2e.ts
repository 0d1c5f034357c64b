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

describe('the React example', () => {
  it('picks one file in a modal', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Pick one file' }).click();
    await picks(page);
    expect(await page.getByRole('listitem').allTextContents()).toEqual([title]);
    await page.close();
  });

  it('picks in one element of the page under StrictMode', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Pick in the page' }).click();
    await page.getByRole('group', { name: 'Files of your account' }).locator('iframe').waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    await picks(page);
    expect(await page.getByRole('listitem').allTextContents()).toEqual([title]);
    await page.close();
  });
});
