import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../scripts/testing/browser.ts';
import { serveExample } from '../../../scripts/testing/vite-page.ts';
import type { VitePage } from '../../../scripts/testing/vite-page.ts';

let browser: Browser;
let example: VitePage;

beforeAll(async () => {
  const env = { CHARTDOCK_URL: inject('serverUrl') };
  [browser, example] = await Promise.all([
    launchBrowser(),
    serveExample(new URL('../vite.config.ts', import.meta.url), env),
  ]);
});

afterAll(async () => {
  await Promise.all([browser.close(), example.close()]);
});

it('lists, creates, trashes and undoes with a screen in plain DOM', async () => {
  const page = await browser.newPage();
  const title = `Plans ${randomUUID().slice(0, 8)}`;
  await page.goto(example.address);
  await page.getByRole('button', { name: 'Sign in as member' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill(title);
  await page.getByRole('button', { name: 'Create folder' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });
  await row.waitFor();
  await page.getByRole('button', { name: `Trash ${title}` }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
  await page.getByRole('button', { name: title, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  expect(await page.getByRole('listitem').count()).toBe(0);
  await page.close();
});
