import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createDemoChart, pickDemoChart } from '../../../tests/harness/demo-chart.ts';
import { visitExample } from '../../../tests/harness/visit-example.ts';

const example = visitExample(new URL('../vite.config.ts', import.meta.url), {
  PARTNER_URL: inject('partnerUrl'),
  VITE_CHARTDOCK_URL: inject('serverUrl'),
});
let title: string;

beforeAll(async () => {
  title = await createDemoChart(inject('serverUrl'));
});

describe('the React example', () => {
  it('picks one file in a modal', async () => {
    const page = await example.opens();
    await page.getByRole('button', { name: 'Pick one file' }).click();
    await pickDemoChart(page, title);
    expect(await page.getByRole('listitem').allTextContents()).toEqual([title]);
    await page.close();
  });

  it('picks in one element of the page under StrictMode', async () => {
    const page = await example.opens();
    await page.getByRole('button', { name: 'Pick in the page' }).click();
    await page.getByRole('group', { name: 'Files of your account' }).locator('iframe').waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    await pickDemoChart(page, title);
    expect(await page.getByRole('listitem').allTextContents()).toEqual([title]);
    await page.close();
  });
});
