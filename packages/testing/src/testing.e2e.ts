import { fileURLToPath } from 'node:url';
import type * as EmbedPackage from '@chartdock/embed';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type * as TestingPackage from './index.ts';

declare global {
  var Kit: typeof TestingPackage & Pick<typeof EmbedPackage, 'createChartdock'>;
}

let browser: Browser;
let script: string;

/** Bundles the package with the embed, as a test in a browser would load them. */
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './index.ts'; export { createChartdock } from '@chartdock/embed';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    globalName: 'Kit',
    target: 'es2022',
    write: false,
  });
  return `${outputFiles[0]?.text ?? ''};globalThis.Kit = Kit;`;
};

beforeAll(async () => {
  [browser, script] = await Promise.all([launchBrowser(), bundle()]);
});
afterAll(() => browser.close());

/** Opens a page of some origin that holds nothing but the package, and records its later requests. */
const openPage = async (): Promise<{ readonly page: Page; readonly loaded: readonly string[] }> => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${inject('serverUrl')}/healthz`);
  await page.addScriptTag({ content: script });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  return { page, loaded };
};

describe('in a browser', () => {
  it.each(['modal', 'popup', 'container', 'auto'] as const)('plays a guest shown as %s', async (present) => {
    const { page, loaded } = await openPage();
    const outcome = await page.evaluate(async (where) => {
      const { createChartdock, createFakeGuest } = Kit;
      const guest = createFakeGuest({ port: 'message-port' });
      const dock = createChartdock({
        clientId: 'partner-demo',
        baseUrl: 'https://charts.example.com',
        getToken: () => Promise.resolve('token-1'),
      });
      const container = where === 'container' ? { container: document.body } : {};
      const picking = dock.pickFiles({ present: where, ...container });
      const surface = await guest.next();
      await picking.ready;
      await surface.pick({ id: 'f1', title: 'Plan', category: 'mind' });
      const settled = await picking;
      guest.remove();
      return settled;
    }, present);
    expect(outcome).toEqual({ status: 'done', value: { id: 'f1', title: 'Plan', category: 'mind' } });
    expect(loaded).toEqual([]);
    await page.context().close();
  });

  it('finds that both ends keep the protocol', async () => {
    const { page } = await openPage();
    const [tried, failed] = await page.evaluate(async () => {
      const { conformanceSuite, createGuestEnd, createHostEnd } = Kit;
      const failures: string[] = [];
      const cases = conformanceSuite({ host: createHostEnd, guest: createGuestEnd });
      // The order of keys is no part of a message.
      const inOrder = (_key: string, value: unknown): unknown =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
          : value;
      const text = (value: unknown): string => JSON.stringify(value, inOrder);
      const toEqual = (value: unknown) => (expected: unknown) => {
        if (text(value) !== text(expected)) throw new Error(text(value));
      };
      for (const { name, run } of cases)
        await run((value) => ({ toEqual: toEqual(value) })).catch(() => failures.push(name));
      return [cases.length, failures] as const;
    });
    expect([tried > 50, failed]).toEqual([true, []]);
    await page.context().close();
  });
});
