import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openChromiumClient } from '../../../hosts/miniprogram/e2e/models/chromium-client.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { pressAway } from '../../../tests/harness/press-away.ts';
import { createDemoFolder } from '../../partner-page/e2e/models/demo-files.ts';
import { createBackend } from '../src/backend.ts';
import { getDemoToken } from '../src/demo-token.ts';
import { copyApp } from '../src/prepare.ts';

interface RequestOptions {
  readonly url: string;
  readonly method: string;
  readonly data: unknown;
  readonly success: (answer: { readonly statusCode: number; readonly data: unknown }) => void;
  readonly fail: (error: unknown) => void;
}

let browser: Browser;
let server: Server;
let backend: string;
let app: string;

beforeAll(async () => {
  browser = await launchBrowser();
  server = await createBackend({
    serverUrl: inject('serverUrl'),
    exchangeCode: async (code) => {
      if (code !== 'code-1') throw new Error('no such code');
      return 'openid-1';
    },
    getToken: getDemoToken(inject('serverUrl')),
    verification: { name: 'AbC123.txt', text: 'proof' },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  backend = `http://localhost:${(server.address() as AddressInfo).port}`;
  app = mkdtempSync(join(tmpdir(), 'atlas-notes-'));
  copyApp(app, { backend, server: inject('serverUrl') });
});

afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  rmSync(app, { recursive: true, force: true });
});

const wx = (code: string) => ({
  login: ({ success }: { success: (answer: { code: string }) => void }) => success({ code }),
  request: ({ url, method, data, success, fail }: RequestOptions) => {
    const send = async (): Promise<void> => {
      const answer = await fetch(url, { method, body: JSON.stringify(data) });
      success({ statusCode: answer.status, data: answer.ok ? await answer.json() : '' });
    };
    send().catch(fail);
  },
});

const openApp = async (code: string) => {
  const kind = { app: pathToFileURL(`${app}/`), wx: wx(code) };
  const { client, view, leave } = await openChromiumClient(browser, {}, kind);
  client.launch('/pages/index/index');
  return { client, view, leave, top: () => client.pages().at(-1) };
};

it('goes from a button to the picked file', async () => {
  const folder = await createDemoFolder(inject('serverUrl'));
  const { client, view, leave, top } = await openApp('code-1');
  void top()?.call('choose');
  const picker = await view(0);
  await picker.waitForURL(`${backend}/mini/pick**`);
  const guest = picker.frameLocator('iframe');
  await guest.getByRole('row').filter({ hasText: folder.title }).dblclick();
  await guest.getByRole('row').filter({ hasText: folder.files.flow }).click();
  await pressAway(guest.getByRole('button', { name: /^(Choose|选择)/ }));
  await expect.poll(() => client.pages().map(({ path }) => path)).toEqual(['/pages/index/index']);
  await expect.poll(() => top()?.data['files']).toMatchObject([{ title: folder.files.flow }]);
  const [file] = top()?.data['files'] as readonly { readonly address: string }[];
  top()?.call('open', { currentTarget: { dataset: { address: file?.address } } });
  const shown = await view(1);
  await shown.getByText(folder.files.flow).first().waitFor();
  client.back();
  top()?.call('pay');
  expect(top()?.path).toBe('pages/web/web');
  await leave();
});

it('reports an unknown person and opens nothing', async () => {
  const { client, leave, top } = await openApp('code-2');
  void top()?.call('choose');
  await expect.poll(() => top()?.data['problem']).toContain('Signing in failed');
  expect(client.pages()).toHaveLength(1);
  await leave();
});

it('proves its domain and demands a ticket', async () => {
  expect(await (await fetch(`${backend}/AbC123.txt`)).text()).toBe('proof');
  expect((await fetch(`${backend}/mini/enter?ticket=made-up`)).status).toBe(403);
  expect((await fetch(`${backend}/mini/token`, { method: 'POST' })).status).toBe(401);
});
