import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { openChromiumClient } from './models/chromium-client.ts';
import type { ChromiumClient } from './models/chromium-client.ts';

const ACCOUNT = 'free@chartdock.test';
const PASSWORD = 'Chartdock1';
const server = inject('serverUrl').replace(/\/$/, '');

/** What the payer does in WeChat's own window; `dies` pays, and neither page is left to hear of it. */
type Purse = 'pays' | 'cancels' | 'fails' | 'dies';

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly header: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, string>>;
  readonly success: (answer: object) => void;
  readonly fail: (reason: object) => void;
}

interface Wanted {
  readonly package: string;
  readonly success: () => void;
  readonly fail: (reason: object) => void;
}

let browser: Browser;
let app: ChromiumClient | undefined;
let purses: Purse[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  await app?.leave();
  app = undefined;
});

const call = async (path: string, input: object, token = ''): Promise<Record<string, unknown>> => {
  const response = await fetch(`${server}/api/personal${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': randomUUID(),
      ...(token === '' ? {} : { token }),
    },
    body: new URLSearchParams({ ...input }),
  });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
};

/** Counts the files that the buyer has now, by title. */
const countFiles = async (title: string): Promise<number> => {
  const { token } = await call('/login/v2/account', { account: ACCOUNT, password: PASSWORD });
  const query = new URLSearchParams({
    folderId: 'root',
    category: 'all',
    page: '1',
    pageSize: '500',
    keyword: title,
  });
  const response = await fetch(`${server}/api/personal/folder/load_files?${query.toString()}`, {
    headers: { token: String(token) },
  });
  const { data } = (await response.json()) as { data: { rows: readonly { readonly title: string }[] } };
  return data.rows.filter((row) => row.title === title).length;
};

/** Does what WeChat does with an order that its payer confirms: the sandbox has the address of its cashier in the place of a number. */
const confirm = async (wanted: Wanted): Promise<void> => {
  const cashier = wanted.package.slice('prepay_id='.length);
  await fetch(cashier, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
};

const wx = {
  login: ({ success }: { readonly success: (answer: object) => void }) => success({ code: 'of the payer' }),
  request: ({ url, method, header, data, success, fail }: Asked) => {
    fetch(url, { method, headers: header, body: new URLSearchParams(data) })
      .then(async (response) => success({ statusCode: response.status, data: await response.json() }))
      .catch(fail);
  },
  requestPayment: (wanted: Wanted) => {
    const act: Readonly<Record<Purse, () => void>> = {
      pays: () => void confirm(wanted).then(wanted.success),
      cancels: () => wanted.fail({ errMsg: 'requestPayment:fail cancel' }),
      fails: () => wanted.fail({ errMsg: 'requestPayment:fail (detail message)' }),
      dies: () => void confirm(wanted).then(() => app?.client.destroy()),
    };
    act[purses.shift() ?? 'cancels']();
  },
};

/** Opens the product in the mini-program, signed in. */
const enter = async (...acts: readonly Purse[]): Promise<{ app: ChromiumClient; page: Page }> => {
  purses = [...acts];
  const { origin } = new URL(server);
  const opened = await openChromiumClient(
    browser,
    { origins: [origin], server, start: `${origin}/login` },
    { wx },
  );
  app = opened;
  opened.client.launch('/chartdock/pages/web/web');
  const page = await opened.view(0);
  await page
    .getByLabel(/^(E-?mail or phone|邮箱或手机号)/i)
    .first()
    .fill(ACCOUNT);
  await page.getByRole('textbox', { name: /^(Password|密码)$/ }).fill(PASSWORD);
  await page.getByRole('button', { name: /^(Sign in|登录)$/ }).click();
  await page.waitForURL('**/history');
  return { app: opened, page };
};

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(Buy|购买)$/ });

/** Presses a template that costs something and nobody has bought, and asks to pay for it by WeChat; returns its title. */
const orders = async (page: Page): Promise<string> => {
  await page.evaluate(() => history.pushState(null, '', '/template_create'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const card = page
    .locator('[data-cd-template]')
    .filter({ hasText: /use ¥|使用 ?¥/ })
    .first();
  await card.getByRole('button', { name: /^(use|使用) ?¥/ }).click();
  await dialog(page).waitFor();
  const title = (await dialog(page).locator('.cd-checkout__title').textContent()) ?? '';
  await dialog(page)
    .getByRole('button', { name: /^(Pay|去支付)$/ })
    .click();
  return title;
};

const pathsOf = ({ client }: ChromiumClient): readonly string[] => client.pages().map(({ path }) => path);
const stateOf = ({ client }: ChromiumClient): unknown => client.pages().at(-1)?.data['state'];
const WEB = 'pages/web/web';
const PAY = 'pages/pay/pay';

describe('an order in the mini-program', () => {
  it('is paid on the native page and becomes one file, which the page below opens', async () => {
    const { app: opened, page } = await enter('pays');
    const title = await orders(page);
    await page.waitForURL(/\/(diagraming|mindmap)\/[\w-]{36}/);
    expect(pathsOf(opened)).toEqual([WEB]);
    expect(opened.client.addresses.at(-1)).toContain(`/chartdock/${PAY}?chartdock=`);
    expect(await countFiles(title)).toBe(1);
  });

  it('that is cancelled stays open: it is tried again, and then paid by its code', async () => {
    const { app: opened, page } = await enter('cancels', 'fails', 'cancels');
    const title = await orders(page);
    await expect.poll(() => stateOf(opened)).toBe('cancelled');
    expect(opened.client.pages().at(-1)?.data['price']).toMatch(/^\d+\.\d\d$/);
    opened.client.pages().at(-1)?.call('pay');
    expect(stateOf(opened)).toBe('failed');
    opened.client.pages().at(-1)?.call('pay');
    expect(stateOf(opened)).toBe('cancelled');
    opened.client.back();
    expect(pathsOf(opened)).toEqual([WEB]);
    expect(await countFiles(title)).toBe(0);
    await dialog(page)
      .getByRole('button', { name: /^(Show the code instead|改用二维码支付)$/ })
      .click();
    const cashier = await dialog(page).locator('.cd-checkout__sandbox a').getAttribute('href');
    await fetch(cashier ?? '', { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
    await page.waitForURL(/\/(diagraming|mindmap)\/[\w-]{36}/);
    expect(await countFiles(title)).toBe(1);
  });

  it('is opened natively once more from the page, and paid then', async () => {
    const { app: opened, page } = await enter('cancels', 'pays');
    const title = await orders(page);
    await expect.poll(() => stateOf(opened)).toBe('cancelled');
    opened.client.back();
    await dialog(page)
      .getByRole('button', { name: /^(Open it again|重新打开支付)$/ })
      .click();
    await page.waitForURL(/\/(diagraming|mindmap)\/[\w-]{36}/);
    expect(pathsOf(opened)).toEqual([WEB]);
    expect(await countFiles(title)).toBe(1);
  });

  it('that is paid while the app is killed is delivered, once', async () => {
    const { app: opened, page } = await enter('dies');
    const title = await orders(page);
    await expect.poll(() => pathsOf(opened)).toEqual([]);
    await expect.poll(() => countFiles(title), { timeout: 20_000 }).toBe(1);
    // Whoever opens the mini-program again finds the file, and nothing makes another one.
    await opened.leave();
    const again = await enter();
    await again.page.goto(`${server}/diagraming`);
    await again.page.getByText(title).first().waitFor();
    expect(await countFiles(title)).toBe(1);
  });
});
