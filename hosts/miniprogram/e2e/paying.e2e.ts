import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startFakeWechat } from '../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import type { FakeWechat } from '../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import { wechatEnvironmentOf } from '../../../packages/server/src/domains/payments/gateways/testing/wechat-environment.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { startOwnServer } from '../../../tests/harness/own-server.ts';
import type { OwnServer } from '../../../tests/harness/own-server.ts';
import { openBuyerFiles } from './models/buyer-files.ts';
import type { BuyerFiles } from './models/buyer-files.ts';
import { openChromiumClient } from './models/chromium-client.ts';
import type { ChromiumClient } from './models/chromium-client.ts';
import { createPayer } from './models/payer.ts';
import type { Payer, PayerAct } from './models/payer.ts';

const ACCOUNT = 'member@chartdock.test';
const PASSWORD = 'Chartdock1';
const NEW_FILE = /\/(diagraming|mindmap|outline)\/[\w-]{36}/;
const [WEB, PAY] = ['pages/web/web', 'pages/pay/pay'];

let browser: Browser;
let wechat: FakeWechat;
let server: OwnServer;
let keys: string;
let files: BuyerFiles;
let payer: Payer;
let app: ChromiumClient | undefined;
let bought = 0;

// WeChat Pay is played over HTTP, with its signatures and ours checked; the server is the real one with the settings of a merchant.
beforeAll(async () => {
  keys = mkdtempSync(join(tmpdir(), 'chartdock-merchant-'));
  wechat = await startFakeWechat({ now: Date.now });
  const env = wechatEnvironmentOf(wechat, keys);
  [browser, server] = await Promise.all([launchBrowser(), startOwnServer(env, inject('seededData'))]);
  files = await openBuyerFiles(server.address, ACCOUNT, PASSWORD);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
  await wechat.stop();
  rmSync(keys, { recursive: true, force: true });
});
afterEach(async () => {
  await app?.leave();
  app = undefined;
});

const client = () => {
  if (app === undefined) throw new Error('the mini-program is not open');
  return app.client;
};
const pathsOf = (): readonly string[] =>
  client()
    .pages()
    .map(({ path }) => path);
const native = (): string => {
  const top = client().pages().at(-1);
  return top?.path === PAY ? String(top.data['state']) : 'no native page';
};
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '购买' });
const press = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click();

/** Opens the mini-program, again when it was killed, and returns the page in its web view. */
const opens = async (): Promise<Page> => {
  const origin = server.address;
  app ??= await openChromiumClient(
    browser,
    { origins: [origin], server: origin, start: `${origin}/template?price=paid` },
    { wx: payer.wx },
  );
  const before = app.viewCount();
  app.client.launch('/chartdock/pages/web/web');
  const page = await app.view(before);
  await page.setViewportSize({ width: 375, height: 812 });
  return page;
};

/** Signs in on a phone that was never signed in; the web view goes on to the library. */
const enters = async (...acts: readonly PayerAct[]): Promise<Page> => {
  payer = createPayer({ wechat, openid: 'oPayer', server: server.address, die: () => client().destroy() });
  payer.will(...acts);
  const page = await opens();
  await page.getByLabel('邮箱或手机号').fill(ACCOUNT);
  await page.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD);
  await press(page, '登录');
  return page;
};

/** Presses the use of a template that costs something; each test buys another. */
const uses = async (page: Page, at: number): Promise<void> => {
  const card = page.locator('[data-cd-template]').filter({ hasText: /¥[\d.]+ 使用/ });
  await card
    .nth(at)
    .getByRole('button', { name: /^¥[\d.]+ 使用/ })
    .click();
  await dialog(page).waitFor();
};

/** Orders a template that nobody has bought by WeChat Pay, and returns its title. */
const orders = async (page: Page): Promise<string> => {
  await uses(page, bought);
  bought += 1;
  const title = (await dialog(page).locator('.cd-checkout__title').textContent()) ?? '';
  await press(dialog(page), '去支付');
  return title;
};

describe('a template that costs something, in the mini-program', () => {
  it('is paid natively and becomes one file', async () => {
    const page = await enters('pays');
    const title = await orders(page);
    await page.waitForURL(NEW_FILE);
    expect(pathsOf()).toEqual([WEB]);
    expect(client().addresses.at(-1)).toContain(`/chartdock/${PAY}?chartdock=`);
    expect([await files.count(title), payer.windows()]).toEqual([1, 1]);
  });

  it('cancelled or failed can still be paid there', async () => {
    const page = await enters('cancels', 'fails', 'pays');
    const title = await orders(page);
    await expect.poll(native).toBe('cancelled');
    const top = client().pages().at(-1);
    expect(top?.data).toMatchObject({ title, price: expect.stringMatching(/^\d+\.\d\d$/) as string });
    top?.call('pay');
    expect(native()).toBe('failed');
    expect(await files.count(title)).toBe(0);
    top?.call('pay');
    await page.waitForURL(NEW_FILE);
    expect([pathsOf(), await files.count(title)]).toEqual([[WEB], 1]);
  });

  it('left there opens natively once more', async () => {
    const page = await enters('cancels', 'pays');
    const title = await orders(page);
    await expect.poll(native).toBe('cancelled');
    client().back();
    await press(dialog(page), '重新打开支付');
    await page.waitForURL(NEW_FILE);
    expect([pathsOf(), await files.count(title), payer.windows()]).toEqual([[WEB], 1, 2]);
  });

  it('left there is paid by code elsewhere', async () => {
    const page = await enters('cancels');
    const coded = page.waitForResponse('**/order/wechat/pay');
    const title = await orders(page);
    const { data } = (await (await coded).json()) as { data: { code_url: string } };
    await expect.poll(native).toBe('cancelled');
    client().back();
    await press(dialog(page), '改用二维码支付');
    await dialog(page).getByRole('img', { name: '付款二维码' }).waitFor();
    wechat.payTrade(data.code_url.replace(/^.*pr=/, ''));
    await page.waitForURL(NEW_FILE);
    expect(await files.count(title)).toBe(1);
  });
});

describe('an app that is killed while WeChat’s window for paying is open', () => {
  it('paid already is delivered once without cost', async () => {
    const title = await orders(await enters('pays and dies'));
    await expect.poll(pathsOf).toEqual([]);
    await expect.poll(() => files.count(title)).toBe(1);
    const page = await opens();
    await page.goto(`${server.address}/history`);
    await page.getByText(title).first().waitFor();
    expect(await files.count(title)).toBe(1);
  });

  it('with a lost notice opens its one file', async () => {
    const at = bought;
    const title = await orders(await enters('pays unheard and dies'));
    await expect.poll(pathsOf).toEqual([]);
    expect(await files.count(title)).toBe(0);
    const page = await opens();
    await uses(page, at);
    await page.waitForURL(NEW_FILE);
    expect([await files.count(title), payer.windows()]).toEqual([1, 1]);
  });

  it('unpaid goes on natively with the same order', async () => {
    const at = bought;
    const title = await orders(await enters('dies', 'pays'));
    await expect.poll(pathsOf).toEqual([]);
    const page = await opens();
    await uses(page, at);
    // Nothing opens by itself: the order may be paid by now.
    await press(dialog(page), '重新打开支付');
    await page.waitForURL(NEW_FILE);
    expect([await files.count(title), payer.windows()]).toEqual([1, 2]);
  });
});
