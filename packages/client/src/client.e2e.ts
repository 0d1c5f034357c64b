import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import type * as ClientPackage from './index.ts';

declare global {
  var ChartdockClient: typeof ClientPackage;
}

let browser: Browser;
let script: string;

/** Bundles the package as a page would load it: one classic script that makes one global. */
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'ChartdockClient',
    target: 'chrome90',
    write: false,
  });
  return `${outputFiles[0]?.text ?? ''};globalThis.ChartdockClient = ChartdockClient;`;
};

beforeAll(async () => {
  [browser, script] = await Promise.all([launchBrowser(), bundle()]);
});
afterAll(() => browser.close());

/** Opens a page of the server's own origin that holds nothing but the package. */
const openPage = async (): Promise<Page> => {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${inject('serverUrl')}/healthz`);
  await page.addScriptTag({ content: script });
  return page;
};

const credentials = { account: 'member@chartdock.test', password: 'Chartdock1' };

describe('in a page', () => {
  it('signs in again after reloads, hiding the token', async () => {
    const page = await openPage();
    const seen = await page.evaluate(async (given) => {
      const { createClient, createResumeTokenStore } = ChartdockClient;
      const client = createClient({ tokenStore: createResumeTokenStore() });
      const { token } = await client.session.signIn(given);
      client.tokens.write(token);
      return (await client.user.info()).user;
    }, credentials);
    const cookies = await page.context().cookies();
    // The second one only tells a browser that signed in before from a stranger's.
    expect(cookies.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'chartdock_device', httpOnly: true, sameSite: 'Lax' },
      { name: 'chartdock_token', httpOnly: true, sameSite: 'Lax' },
    ]);
    await page.reload();
    await page.addScriptTag({ content: script });
    const again = await page.evaluate(async () => {
      const { createClient, createResumeTokenStore } = ChartdockClient;
      return (await createClient({ tokenStore: createResumeTokenStore() }).user.info()).user;
    });
    expect(again).toEqual(seen);
    await page.context().close();
  });

  it('fails with a typed error when offline', async () => {
    const page = await openPage();
    await page.context().setOffline(true);
    const code = await page.evaluate(async () => {
      const { createClient, isApiError } = ChartdockClient;
      return createClient()
        .session.resume()
        .then(String, (error: unknown) => (isApiError(error) ? error.code : 'untyped'));
    });
    expect(code).toBe('network_failed');
    await page.context().close();
  });
});

describe('in a worker', () => {
  it('signs in and lists files', async () => {
    const page = await openPage();
    const job = `${script}
      const { createClient } = ChartdockClient;
      const client = createClient({ baseUrl: ${JSON.stringify(inject('serverUrl'))} });
      client.session.signIn(${JSON.stringify(credentials)})
        .then(({ token }) => client.tokens.write(token))
        .then(() => client.lists.loadFiles({ folderId: 'root', page: 1, pageSize: 10 }))
        .then(({ rows }) => postMessage({ rows: rows.length }), (error) => postMessage({ error: String(error) }));`;
    const answer = await page.evaluate(
      (source) =>
        new Promise((resolve) => {
          const worker = new Worker(URL.createObjectURL(new Blob([source])));
          worker.onmessage = ({ data }) => resolve(data);
        }),
      job,
    );
    expect(answer).toEqual({ rows: 10 });
    await page.context().close();
  });
});
