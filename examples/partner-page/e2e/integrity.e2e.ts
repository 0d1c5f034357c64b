import { createHash } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const readValues = async (): Promise<Readonly<Record<string, string>>> =>
  (await (await fetch(`${inject('serverUrl')}/embed-integrity.json`)).json()) as Record<string, string>;

it('tells the integrity of script and parts', async () => {
  const values = await readValues();
  expect(Object.keys(values)).toEqual(['embed.js', 'embed-client.js', 'embed-modal.js', 'embed-more.js']);
  for (const [name, value] of Object.entries(values)) {
    const code = Buffer.from(await (await fetch(`${inject('serverUrl')}/${name}`)).arrayBuffer());
    expect(value).toBe(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  }
});

it('loads only with its right value', async () => {
  const values = await readValues();
  const page = await browser.newPage();
  const loads = async (integrity: string): Promise<string> => {
    await page.goto(`${inject('partnerUrl')}/page.css`);
    return page.evaluate(
      ([src = '', value = '']) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.crossOrigin = 'anonymous';
          script.integrity = value;
          script.src = src;
          script.onload = () => resolve(typeof Reflect.get(window, 'Chartdock'));
          script.onerror = () => resolve('refused');
          document.documentElement.append(script);
        }),
      [`${inject('serverUrl')}/embed.js`, integrity],
    );
  };
  expect(await loads(values['embed.js'] ?? '')).toBe('object');
  expect(await loads(values['embed-more.js'] ?? '')).toBe('refused');
  await page.close();
});
