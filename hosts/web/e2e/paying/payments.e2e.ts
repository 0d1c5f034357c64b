import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createDialogPage } from '../models/dialog-page.ts';
import type { DialogPageModel } from '../models/dialog-page.ts';
import { createShop } from '../models/shop.ts';
import type { ShopModel } from '../models/shop.ts';
import { setOwnStage } from '../models/stage.ts';
import type { Visitor } from '../models/visitor.ts';

const stage = setOwnStage({ locale: 'en' });

const MEMBERSHIP = { payType: 'member', id: 'member-month', price: 19.9 };
const QUERY = '/order/wechat/query';
const PRIVILEGE = '/api/personal/user/privilege';

let visitor: Visitor;
let page: Page;
let shop: ShopModel;
let dialogs: DialogPageModel;

const dialog = (name: string): Locator => page.getByRole('dialog', { name });
const till = (): Locator => page.getByRole('region', { name: 'Payment' });
/** Paths that were asked for from now on. */
const watchCalls = (): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};
/** Opens a dialog on a page whose time the test moves on. Each test buys something else: an order that waits is gone on with. */
const opensAtRest = async (name: string, params: unknown): Promise<void> => {
  await page.clock.install();
  await dialogs.opens(name, params);
  await page.getByRole('dialog').waitFor();
};

beforeAll(async () => {
  visitor = await stage.opensSignedIn('free@chartdock.test');
  page = visitor.page;
  [shop, dialogs] = [createShop(page), createDialogPage(page)];
  return () => visitor.leaves();
});

describe('the page of plans and orders', () => {
  it('[ROUTE-22] [ROUTE-23] opens at the old address with its parts', async () => {
    await visitor.opens('/setting#payment');
    await visitor.arrivesAt('/payment');
    await page.getByRole('heading', { level: 1, name: 'Plans and orders' }).waitFor();
    await visitor.seesTitle('Plans and orders - Chartdock');
    const plans = page.getByRole('radio', { name: /^(Monthly|Quarterly|Yearly)/ });
    await expect.poll(() => plans.count()).toBe(3);
    await till().getByRole('radio', { name: 'Alipay' }).waitFor();
    await visitor.sees('No orders yet');
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });

  it('fits a narrow window and goes by the keyboard', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    // The frame folds its menu away a moment after the window is narrower.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.getByRole('radio', { name: /^Yearly/ }).focus();
    await page.keyboard.press('ArrowUp');
    await visitor.arrivesAt('/payment?plan=member-quarter');
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('a dialog in which someone pays', () => {
  it('[DLG-05] [PAY-01] [PAY-03] [PAY-07] shows a WeChat or Alipay code of 170 pixels', async () => {
    await dialogs.opens('dlgPay', MEMBERSHIP);
    const ways = dialog('Buy').getByRole('radio');
    await expect.poll(() => ways.allTextContents()).toEqual(['WeChat Pay', 'Alipay']);
    expect(await shop.code.count()).toBe(0);
    const asked = watchCalls();
    await shop.asksForCode(dialog('Buy'), 'Alipay');
    expect(asked).toContain('/api/personal/order/alipay/pay');
    expect(asked.filter((path) => path.includes('wechat'))).toEqual([]);
    expect(await shop.code.boundingBox()).toMatchObject({ width: 170, height: 170 });
    await ways.first().click();
    await dialog('Buy').getByText('Scan with WeChat to pay').waitFor();
    expect(asked).toContain('/api/personal/order/wechat/pay');
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });

  it('[DLG-06] sells seats at the server’s price', async () => {
    await dialogs.opens('dlgOrgPay', {
      payType: 'org',
      id: 'org-year',
      price: 897,
      seats: 3,
      orgName: 'Studio',
    });
    const place = dialog('Buy seats for an organisation');
    await shop.asksForCode(place, 'WeChat Pay');
    await place.getByText('¥897').waitFor();
  });

  it('[DLG-07] [PAY-06] offers limited plans with a 120 pixel code', async () => {
    await dialogs.opens('dlgPayActivity', MEMBERSHIP);
    await shop.asksForCode(dialog('Limited offer'), 'WeChat Pay');
    expect(await shop.code.boundingBox()).toMatchObject({ width: 120, height: 120 });
  });

  it('[PAY-10] polls every two seconds until closed', async () => {
    await opensAtRest('dlgPay', { payType: 'member', id: 'member-quarter', price: 49.9 });
    await shop.asksForCode(dialog('Buy'), 'WeChat Pay');
    await shop.polls(QUERY);
    await shop.polls(QUERY);
    await page.waitForLoadState('networkidle');
    const asked = watchCalls();
    await page.keyboard.press('Escape');
    await dialogs.ends('cancel');
    await page.clock.runFor(20_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /\/(order|pay)\//.test(path))).toEqual([]);
  });

  it('[POLL-04] expires after a minute and can be refreshed', async () => {
    await opensAtRest('dlgPay', { payType: 'member', id: 'member-year', price: 159 });
    await shop.asksForCode(dialog('Buy'), 'WeChat Pay');
    for (let poll = 0; poll < 30; poll += 1) await shop.polls(QUERY);
    const expired = dialog('Buy').getByText('QR code expired,');
    await expired.waitFor();
    expect(await shop.code.count()).toBe(0);
    await dialog('Buy').getByRole('button', { name: 'refresh' }).click();
    await shop.code.waitFor();
    await expired.waitFor({ state: 'detached' });
  });
});

describe('coupons', () => {
  it('[ROUTE-24] [COUPON-01] fill the first unused one on their page', async () => {
    const answered = page.waitForResponse((response) => response.url().includes('/coupon/mycoupon'));
    await visitor.opens('/coupon');
    const { data } = (await (await answered).json()) as { data: { cous: { code: string; used: boolean }[] } };
    const first = data.cous.find(({ used }) => !used)?.code;
    expect(first).toBe('DEMO-TEMPLATE-30');
    await page.getByRole('heading', { level: 1, name: 'Coupons' }).waitFor();
    const field = page.getByRole('textbox', { name: 'Coupon code' });
    await expect.poll(() => field.inputValue()).toBe(first);
    await visitor.sees('Expired on');
    expect(await visitor.accessibilityProblems()).toEqual([]);
  });

  it('[COUPON-04] exchanged lead to a new template file', async () => {
    const paid = page.locator('[data-cd-template]').filter({ hasText: /use ¥/ });
    await vi.waitFor(async () => {
      // The library may still be filled.
      await visitor.opens('/template_create');
      await page.locator('[data-cd-template]').first().waitFor();
      expect(await paid.count()).toBeGreaterThan(0);
    });
    const id = (await paid.first().getAttribute('data-cd-template')) ?? '';
    await visitor.opens(`/coupon?template=${id}`);
    await expect.poll(() => page.getByRole('textbox', { name: 'Coupon code' }).inputValue()).not.toBe('');
    const leading = page.waitForURL(
      (url) => url.pathname + url.search === `/diagraming/new?template=${id}&team=`,
    );
    await page.getByRole('button', { name: 'Exchange', exact: true }).click();
    await leading;
    await visitor.arrivesAt(/^.*\/diagraming\/[^/?]+$/);
  });
});

describe('whoever has reached a limit', () => {
  it('[DLG-04] offers an upgrade that leads to plans', async () => {
    await visitor.opens('/template_create');
    await page
      .getByRole('button', { name: /^VIP free use/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Members also keep unlimited files').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'See plans' }).click();
    await visitor.arrivesAt('/payment');
    await page.getByRole('heading', { level: 1, name: 'Plans and orders' }).waitFor();
  });

  it('pays, becomes a member, and finds the receipt', async () => {
    await visitor.opens('/payment?coupon=DEMO-PLAN-10');
    await till().getByText('¥149', { exact: true }).waitFor();
    await shop.asksForCode(till(), 'Alipay');
    await shop.visitsCashier(till(), 'Pay');
    await till().getByText('Payment received').waitFor();
    await visitor.sees(/You're a member until \d{4}/);
    await page.getByRole('button', { name: 'Show the receipt: Membership · Yearly' }).click();
    await dialog('Receipt').getByText('−¥10').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await page.keyboard.press('Escape');
    await visitor.opens('/template_create');
    await page
      .getByRole('button', { name: /^VIP free use/ })
      .first()
      .click();
    await visitor.arrivesAt(/^.*\/(diagraming|mindmap)\/[^/?]+$/);
  });
});

describe('whoever paid after they had left', () => {
  it('shows the delivery and refunds next time', async () => {
    const other = await stage.opensSignedIn('empty@chartdock.test');
    const left = other.page;
    await other.opens('/payment?plan=member-month');
    const place = left.getByRole('region', { name: 'Payment' });
    await createShop(left).asksForCode(place, 'Alipay');
    const cashier = await place.getByRole('link', { name: 'Open the sandbox cashier' }).getAttribute('href');
    await other.opens('/history');
    await fetch(cashier ?? '', { method: 'POST', body: new URLSearchParams({ action: 'payTwice' }) });
    // The page reads the account before the orders, and only asking for those delivers.
    const reading = left.waitForResponse((response) => new URL(response.url()).pathname === PRIVILEGE);
    await left.route('**/order/get/user/pay', async (route) => {
      await reading;
      await route.continue();
    });
    await other.opens('/payment');
    const orders = left.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    await expect.poll(() => orders.count()).toBe(2);
    const texts = await orders.allTextContents();
    expect(texts[0]).toContain('Paid twice: Membership · Monthly');
    expect(texts[1]).toMatch(/^Membership · Monthly.*Complete/);
    await other.sees(/You're a member until \d{4}/);
    expect(await other.accessibilityProblems()).toEqual([]);
    await other.leaves();
  });
});

describe('an organisation', () => {
  it('lets its owner invite and remove by keyboard', async () => {
    const owner = await stage.opensSignedIn('org@chartdock.test');
    const its = owner.page;
    await owner.opens('/payment?plan=org-year');
    await its.getByRole('heading', { level: 2, name: 'Harbour Studio' }).waitFor();
    await owner.sees(/1 of 5 seats taken/);
    await owner.sees('Extends Harbour Studio');
    const field = its.getByRole('textbox', { name: 'Invite someone' });
    await field.fill('nobody@chartdock.test');
    await field.press('Enter');
    await owner.sees('No account signs in with that');
    await field.fill('free@chartdock.test');
    await field.press('Enter');
    const people = its.getByRole('list', { name: 'People in the organisation' }).getByRole('listitem');
    await expect.poll(() => people.count()).toBe(2);
    expect(await owner.accessibilityProblems()).toEqual([]);
    await its.setViewportSize({ width: 375, height: 812 });
    await expect.poll(() => its.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    // Nobody is in an organisation before they said so.
    const asked = await stage.opensSignedIn('free@chartdock.test');
    await asked.opens('/payment');
    await asked.page.getByRole('button', { name: 'Join Harbour Studio' }).press('Enter');
    await asked.page.getByRole('heading', { level: 2, name: 'Harbour Studio' }).waitFor();
    await asked.leaves();
    await owner.opens('/payment?plan=org-year');
    await its.getByRole('button', { name: /^Remove / }).press('Enter');
    await its.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => people.count()).toBe(1);
    await owner.leaves();
  });
});

// Last, because who has paid is a member.
describe('a code that leads to the phone', () => {
  it('[PAY-12] holds a purchase that another page pays', async () => {
    await visitor.opens('/payment?plan=member-quarter');
    const answering = page.waitForResponse((response) =>
      response.url().includes('/pay/add/po/pre/order/info'),
    );
    await shop.asksForCode(till(), 'WeChat Pay');
    const { data: uuid } = (await (await answering).json()) as { data: string };
    await till().getByRole('button', { name: 'Choose how to pay on your phone' }).click();
    await page.getByRole('img', { name: 'QR code to go on with on your phone' }).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    // The content of the code is compared with this in a test of its component.
    const link = `${new URL(page.url()).origin}/payment?uuid=${uuid}&source=payment&memberFree=0`;
    // A phone keeps nothing of the first page.
    const other = await stage.opensSignedIn('free@chartdock.test');
    const phone = other.page;
    await phone.setViewportSize({ width: 375, height: 800 });
    await phone.goto(link);
    await phone.getByRole('heading', { level: 1, name: 'Finish paying' }).waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    const onPhone = createShop(phone);
    const place = phone.getByRole('region', { name: 'Payment' });
    await onPhone.asksForCode(place, 'Alipay');
    await onPhone.visitsCashier(place, 'Pay');
    await phone.getByText('Payment received. You can go on on the other device.').waitFor();
    await till().getByText('Payment received').waitFor();
    await phone.goto(link.replace(/uuid=[^&]+/, `uuid=${crypto.randomUUID()}`));
    await phone.getByText('This link no longer works').waitFor();
    await other.leaves();
  });
});
