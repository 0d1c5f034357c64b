import type { Host } from '@chartdock/platform';
import type { PayParams } from '@chartdock/workspace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '../foundation/app/app-context.ts';
import type { AppParts } from '../foundation/app/app.types.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import type { Rendered } from '../testing/render.ts';
import { button, click, find, renderInto, settle, waitFor } from '../testing/render.ts';
import { cashierAddress } from './checkout/cashier-address.ts';
import { Pay, PayActivity, PayForOrganisation } from './dialogs/payment-dialog-views.tsx';

const LOCAL_CODE = 'http://127.0.0.1:4700/cashier/code-1';

let rendered: Rendered | undefined;
let answers: Map<string, () => unknown>;
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  asked = [];
  answers = new Map<string, () => unknown>([
    ['order/wechat/pre_order', () => ({ order: { id: 'o1' } })],
    ['order/alipay/pre_order', () => ({ order: { id: 'o2' } })],
    ['order/wechat/pay', () => ({ code_url: LOCAL_CODE })],
    ['order/alipay/pay', () => ({ qrCode: 'https://qr.alipay.com/x' })],
    ['pay/add/po/pre/order/info', () => 'u1'],
    ['pay/get/order/status/cyclic', () => 'waiting'],
    ['pay/get/activity/order/status', () => ({ trade_state: 'NOTPAY' })],
    ['order/wechat/query', () => ({ trade_state: 'NOTPAY' })],
    ['order/alipay/query', () => ({ trade_state: 'NOTPAY' })],
    ['order/plans', () => ({ rows: [], channels: ['alipay', 'wechat'] })],
  ]);
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
  vi.useRealTimers();
});

const createShopApp = () =>
  createTestApp((request) => {
    const path = new URL(request.url).pathname.replace('/api/personal/', '');
    asked.push(path);
    const data = answers.get(path)?.() ?? null;
    return Promise.resolve(Response.json({ code: '200', msg: 'ok', data }));
  });

const TEMPLATE: PayParams = { payType: 'clone', id: 't1', price: 9.9, chartTitle: 'Plan' };

const show = async (View: typeof Pay, params: PayParams = TEMPLATE, app: AppParts = createShopApp()) => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  const dialog = { name: 'dlgPay', params, width: 386, height: 443, tellsResult: true, layer: 100 };
  const open = { ...dialog, sign: undefined } as unknown as Parameters<typeof Pay>[0]['dialog'];
  rendered = await renderInto(
    <AppContext.Provider value={app}>
      <View dialog={open} onConfirm={onConfirm} onCancel={onCancel} onClose={vi.fn()} />
    </AppContext.Provider>,
  );
  const root = rendered.container;
  await waitFor(() => expect(root.textContent).not.toContain('Checking payment methods'));
  return { root, onConfirm, onCancel };
};
const waysIn = (root: ParentNode): readonly string[] =>
  Array.from(root.querySelectorAll('[role=radio]'), (each) => each.textContent);

const qr = (root: ParentNode): Promise<HTMLElement> => waitFor(() => find(root, '.cd-qr'));

const poll = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(2_000);
  await settle();
};

test.each([
  ['dlgPay', Pay, '170'],
  ['dlgOrgPay', PayForOrganisation, '170'],
  ['dlgPayActivity', PayActivity, '120'],
] as const)('%s shows price, ways and then a code', async (_name, View, size) => {
  const { root } = await show(View);
  expect(find(root, '.cd-checkout__price').textContent).toBe('¥9.90');
  expect(waysIn(root)).toEqual(['WeChat Pay', 'Alipay']);
  expect(asked).toEqual(['order/plans']);
  await click(button(root, 'Pay'));
  const code = await qr(root);
  expect([code.getAttribute('width'), code.getAttribute('height')]).toEqual([size, size]);
  expect(root.textContent).toContain('Scan with WeChat to pay');
  expect(root.textContent).toContain('Sandbox: no real money is taken.');
  expect(find(root, '.cd-checkout__sandbox a').getAttribute('href')).toBe(LOCAL_CODE);
});

test('only working ways are offered, first chosen', async () => {
  answers.set('order/plans', () => ({ rows: [], channels: ['alipay'] }));
  const { root } = await show(Pay);
  expect(waysIn(root)).toEqual(['Alipay']);
  await click(button(root, 'Pay'));
  await waitFor(() => expect(root.textContent).toContain('Scan with Alipay to pay'));
  expect(asked.filter((path) => path.includes('wechat'))).toEqual([]);
});

test('nothing is offered where nothing takes money', async () => {
  answers.set('order/plans', () => ({ rows: [], channels: [] }));
  const { root } = await show(Pay);
  expect(waysIn(root)).toEqual([]);
  expect(root.textContent).toContain("Payments aren't open here yet.");
  expect(root.querySelector('.cd-checkout button')).toBeNull();
});

test.each([
  ['Membership · Quarterly', Pay, { payType: 'member', id: 'member-quarter', price: 49.9 }],
  [
    'Organisation · Yearly · seats: 3',
    PayForOrganisation,
    { payType: 'org', id: 'org-year', price: 897, seats: 3 },
  ],
  ['Membership', Pay, { payType: 'member', id: 'gone', price: 1 }],
  [
    'My name for it',
    Pay,
    { payType: 'member', id: 'member-quarter', price: 49.9, chartTitle: 'My name for it' },
  ],
] as const)('a plan is named by its length: %s', async (title, View, params) => {
  const plans = [
    { id: 'member-quarter', orderType: 'member', months: 3, priceFen: 4_990 },
    { id: 'org-year', orderType: 'org', months: 12, priceFen: 29_900 },
  ];
  answers.set('order/plans', () => ({ rows: plans, channels: ['wechat'] }));
  const { root } = await show(View, params);
  await waitFor(() => expect(find(root, '.cd-checkout__title').textContent).toBe(title));
});

test('every way is offered when unknown', async () => {
  answers.set('order/plans', () => ({ rows: null }));
  expect(waysIn((await show(Pay)).root)).toEqual(['WeChat Pay', 'Alipay']);
});

test('another way orders again, without a link', async () => {
  const { root } = await show(Pay);
  await click(button(root, 'Pay'));
  await qr(root);
  const [, alipay] = Array.from(root.querySelectorAll<HTMLElement>('[role=radio]'));
  if (alipay === undefined) throw new Error('no second way');
  await click(alipay);
  await waitFor(() => expect(root.textContent).toContain('Scan with Alipay to pay'));
  expect(asked).toContain('order/alipay/pre_order');
  expect(root.querySelector('.cd-checkout__sandbox')).toBeNull();
});

/** An app around the page that takes orders over, or does not. */
const createAppAround = (presentPayment: NonNullable<Host['presentPayment']>): AppParts => {
  const app = createShopApp();
  const { workspace } = app;
  return { ...app, workspace: { ...workspace, host: { ...workspace.host, presentPayment } } };
};

test('an app pays in place of the code', async () => {
  const present = vi.fn(() => Promise.resolve(true));
  const { root } = await show(Pay, TEMPLATE, createAppAround(present));
  await click(button(root, 'Pay'));
  await waitFor(() => expect(root.textContent).toContain('Finish the payment where it opened'));
  expect(root.querySelector('.cd-qr')).toBeNull();
  await click(button(root, 'Open it again'));
  await waitFor(() => expect(root.textContent).toContain('Finish the payment where it opened'));
  expect(present.mock.calls).toMatchObject([
    [{ orderId: 'o1', provider: 'wechat', qr: LOCAL_CODE }],
    [{ orderId: 'o1' }],
  ]);
  await click(button(root, 'Show the code instead'));
  await qr(root);
  await poll();
  expect(asked).toContain('order/wechat/query');
});

test('an app that declines leaves the code', async () => {
  const { root } = await show(
    Pay,
    TEMPLATE,
    createAppAround(() => Promise.resolve(false)),
  );
  await click(button(root, 'Pay'));
  await qr(root);
  expect(root.textContent).toContain('Scan with WeChat to pay');
});

test('a paid order delivers and closes', async () => {
  const { root, onConfirm } = await show(Pay);
  answers.set('order/deliver', () => ({
    order: {
      orderId: 'o1',
      orderType: 'clone',
      title: 'Plan',
      channel: 'wechat',
      amountFen: 990,
      couponFen: 0,
      state: 'delivered',
      createTime: 1,
      payTime: 2,
      chartId: 'c9',
    },
    file: { title: 'Plan', chartId: 'c9', category: 'flow', _filesType: 'chart' },
  }));
  await click(button(root, 'Pay'));
  await qr(root);
  answers.set('order/wechat/query', () => ({ trade_state: 'SUCCESS' }));
  await poll();
  await waitFor(() => expect(onConfirm).toHaveBeenCalled());
  expect(onConfirm.mock.calls).toEqual([[{ orderId: 'o1', chartId: 'c9', category: 'flow', title: 'Plan' }]]);
});

test('an expired code can be refreshed', async () => {
  const { root } = await show(Pay);
  await click(button(root, 'Pay'));
  await qr(root);
  for (let polls = 0; polls < 30; polls += 1) await poll();
  await waitFor(() => expect(root.textContent).toContain('QR code expired,'));
  expect(root.querySelector('.cd-qr')).toBeNull();
  await click(button(root, 'refresh'));
  await qr(root);
});

test('nothing is sent once the dialog is gone', async () => {
  const { root } = await show(Pay);
  await click(button(root, 'Pay'));
  await qr(root);
  await rendered?.unmount();
  rendered = undefined;
  const sent = asked.length;
  await poll();
  await poll();
  expect(asked.length).toBe(sent);
});

test.each([
  [LOCAL_CODE, LOCAL_CODE],
  ['weixin://wxpay/bizpayurl?pr=x', undefined],
  ['https://qr.alipay.com/x', undefined],
  ['http://127.0.0.1.evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('only a local cashier is linked: %s', (code, address) => {
  expect(cashierAddress(code)).toBe(address);
});
