import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { startFakeWechat } from '../../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import type { FakeWechat } from '../../../../packages/server/src/domains/payments/gateways/testing/fake-wechat.ts';
import { wechatEnvironmentOf } from '../../../../packages/server/src/domains/payments/gateways/testing/wechat-environment.ts';
import { launchBrowser } from '../../../../tests/harness/browser.ts';
import { startSeededServer } from '../models/stage.ts';
import { openWechatBrowser } from '../models/wechat-browser.ts';
import type { PayAct, WechatBrowser } from '../models/wechat-browser.ts';

const NEW_FILE = /\/(diagraming|mindmap|outline)\/[\w-]{36}$/;

let browser: Browser;
let wechat: FakeWechat;
let server: string;
let bought = 0;

// WeChat is played over HTTP: its page that says who someone is, its servers, and its signatures; the server is the real one.
beforeAll(async () => {
  const keys = mkdtempSync(join(tmpdir(), 'chartdock-merchant-'));
  wechat = await startFakeWechat({ now: Date.now });
  const [launched, started] = await Promise.all([
    launchBrowser({ shell: true }),
    startSeededServer(wechatEnvironmentOf(wechat, keys)),
  ]);
  [browser, server] = [launched, started.address];
  return async () => {
    await browser.close();
    await started.remove();
    await wechat.stop();
    rmSync(keys, { recursive: true, force: true });
  };
});

const inWechat = async (
  visit: (phone: WechatBrowser) => Promise<void>,
  { openid = 'oPayer', at = server }: { readonly openid?: string; readonly at?: string } = {},
): Promise<void> => {
  wechat.signIn(openid);
  const phone = await openWechatBrowser(browser, { wechat, server: at, openid });
  try {
    await phone.signIn.signsInAs('member@chartdock.test');
    await visit(phone);
  } finally {
    await phone.leaves();
  }
};

const dialog = ({ page }: WechatBrowser): Locator => page.getByRole('dialog', { name: 'Buy' });
const press = (place: Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click();

/** Orders a template that nobody has bought. */
const orders = async (phone: WechatBrowser, ...acts: readonly PayAct[]): Promise<void> => {
  phone.will(...acts);
  await phone.opens('/template_create');
  const card = phone.page.locator('[data-cd-template]').filter({ hasText: /use ¥/ });
  await card
    .nth(bought)
    .getByRole('button', { name: /^use ¥/ })
    .click();
  bought += 1;
  await press(dialog(phone), 'Pay');
};

describe('WeChat’s own browser', () => {
  it('opens WeChat’s payment and delivers the file', async () => {
    await inWechat(async (phone) => {
      await orders(phone, 'pays');
      // The purchase goes on by itself where WeChat leads back to.
      await phone.arrivesAt(NEW_FILE);
      expect([phone.questions(), phone.windows()]).toEqual([1, 1]);
      // On this device WeChat is known from now on: the page stays.
      await orders(phone, 'pays');
      await phone.arrivesAt(NEW_FILE);
      expect([phone.questions(), phone.windows()]).toEqual([1, 2]);
    });
  });

  it('leaves a cancelled order open to retry', async () => {
    await inWechat(async (phone) => {
      await orders(phone, 'cancels', 'pays');
      await phone.page.waitForURL('**/diagraming/new?template=*');
      await dialog(phone).getByText('Finish the payment where it opened').waitFor();
      await expect.poll(phone.windows).toBe(1);
      await press(dialog(phone), 'Open it again');
      await phone.arrivesAt(NEW_FILE);
      expect([phone.questions(), phone.windows()]).toEqual([1, 2]);
    });
  });

  it('asks WeChat again after a failed payment', async () => {
    await inWechat(async (phone) => {
      await orders(phone, 'fails', 'pays');
      await phone.page.waitForURL('**/diagraming/new?template=*');
      await expect.poll(phone.windows).toBe(1);
      await press(dialog(phone), 'Open it again');
      await phone.arrivesAt(NEW_FILE);
      expect([phone.questions(), phone.windows()]).toEqual([2, 2]);
    });
  });

  it('goes on with a membership where sold', async () => {
    await inWechat(async (phone) => {
      phone.will('cancels', 'pays');
      await phone.opens('/payment?plan=member-quarter');
      const till = phone.page.getByRole('region', { name: 'Payment' });
      await press(till, 'Pay');
      await expect.poll(phone.windows).toBe(1);
      await till.getByText('Finish the payment where it opened').waitFor();
      expect(await phone.accessibilityProblems()).toEqual([]);
      await press(till, 'Open it again');
      await till.getByText('Payment received').waitFor();
      expect(phone.page.url()).toBe(`${server}/payment?plan=member-quarter`);
      expect([phone.questions(), phone.windows()]).toEqual([1, 2]);
    });
  });

  it('reports an unnamed payer and offers the code', async () => {
    await inWechat(async (phone) => {
      wechat.signIn(undefined);
      await orders(phone, 'pays');
      await phone.page.getByRole('heading', { name: "WeChat Pay can't be used right now" }).waitFor();
      expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await phone.page.getByRole('link', { name: 'Back to the order' }).click();
      await press(dialog(phone), 'Show the code instead');
      await dialog(phone).getByRole('img', { name: 'QR code for payment' }).waitFor();
      expect([phone.questions(), phone.windows()]).toEqual([1, 0]);
    });
  });

  it('shows the code where no official account is set', async () => {
    const at = inject('serverUrl').replace(/\/$/, '');
    await inWechat(
      async (phone) => {
        await phone.opens('/payment?plan=member-month');
        const till = phone.page.getByRole('region', { name: 'Payment' });
        await press(till, 'Pay');
        await till.getByRole('img', { name: 'QR code for payment' }).waitFor();
        expect([phone.questions(), phone.windows()]).toEqual([0, 0]);
      },
      { at },
    );
  });
});
