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

describe('the Preact example', () => {
  it('picks a file without React', async () => {
    const page = await example.opens();
    await pickDemoChart(page, title);
    await page.getByText(title).waitFor();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const parts = await Promise.all(
      loaded.filter((name) => name.includes('/deps/')).map(async (name) => (await fetch(name)).text()),
    );
    // Vite keeps the name `react` for its stand-in, so the contents are looked at.
    expect(parts.filter((text) => text.includes('preact'))).not.toEqual([]);
    expect(parts.filter((text) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE'))).toEqual([]);
    await page.close();
  });
});
