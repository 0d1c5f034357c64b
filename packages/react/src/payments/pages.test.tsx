import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppContext } from '../foundation/app/app-context.ts';
import type { AppParts } from '../foundation/app/app.types.ts';
import { Upgrade } from '../account/dialogs/account-dialog-views.tsx';
import { createTestApp } from '../testing/create-test-app.ts';
import type { Rendered } from '../testing/render.ts';
import { button, click, find, renderInto, type, waitFor } from '../testing/render.ts';
import { QrCode } from './checkout/QrCode.tsx';
import { CouponScreen } from './CouponScreen.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';

const DAY = 86_400_000;

const PLANS = [
  { id: 'member-month', orderType: 'member', months: 1, priceFen: 1_990 },
  { id: 'member-year', orderType: 'member', months: 12, priceFen: 15_900 },
  { id: 'org-year', orderType: 'org', months: 12, priceFen: 29_900 },
];
const ORDER = {
  orderId: 'o1',
  orderType: 'member',
  title: 'member-year',
  channel: 'alipay',
  amountFen: 14_900,
  couponFen: 1_000,
  state: 'delivered',
  createTime: 1,
  payTime: 2,
  chartId: null,
};
const coupon = (code: string, more: object = {}) => ({
  code,
  used: false,
  expireTime: Date.now() + DAY,
  offFen: 1_000,
  ...more,
});

let rendered: Rendered | undefined;
let answers: Map<string, () => unknown>;
let refusals: Map<string, { readonly code: string; readonly data: unknown }>;
let asked: (readonly [path: string, fields: Readonly<Record<string, string>>])[];
/** Paths whose answer waits for something. */
let held: Map<string, Promise<void>>;
let went: string[];
beforeEach(() => {
  [asked, went] = [[], []];
  [refusals, held] = [new Map(), new Map()];
  answers = new Map<string, () => unknown>([
    ['order/plans', () => ({ rows: PLANS, channels: ['alipay', 'wechat'] })],
    ['order/get/user/pay', () => ({ rows: [], refunds: [] })],
    ['/api/org/org/mine', () => ({ organisation: null, invitations: [] })],
    ['coupon/mycoupon', () => ({ cous: [] })],
    ['coupon/get/owner/coupon/list', () => ({ rows: [] })],
    ['order/wechat/pre_order', () => ({ order: { id: 'o1' } })],
    ['order/wechat/pay', () => ({ code_url: 'weixin://code' })],
    ['pay/add/po/pre/order/info', () => 'u1'],
  ]);
});
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const createShopApp = () =>
  createTestApp(
    async (request) => {
      const path = new URL(request.url).pathname.replace('/api/personal/', '');
      const fields = Object.fromEntries(new URLSearchParams(await request.text()));
      asked.push([path, fields]);
      await held.get(path);
      const answer = answers.get(path);
      const refusal = refusals.get(path);
      if (refusal !== undefined) return Response.json({ msg: 'It does not work', ...refusal });
      return answer === undefined
        ? Response.json({ code: '70500', msg: 'It does not work', data: null })
        : Response.json({ code: '200', msg: 'ok', data: answer() });
    },
    {
      paymentAddress: '/payment',
      couponAddress: '/coupon',
      navigate: (address) => void went.push(address),
    },
  );

const show = async (screen: ReactNode, app = createShopApp()) => {
  rendered = await renderInto(<AppContext.Provider value={app}>{screen}</AppContext.Provider>);
  return { app, root: rendered.container };
};
const showPayment = (query = '') => show(<PaymentScreen query={new URLSearchParams(query)} />);
const showCoupons = (query = '') => show(<CouponScreen query={new URLSearchParams(query)} />);

const sentTo = (wanted: string) => asked.filter(([path]) => path === wanted).map(([, fields]) => fields);

test('offers the longest plan first, then the address', async () => {
  const { root } = await showPayment();
  await waitFor(() => find(root, '.cd-plan'));
  const chosen = find<HTMLInputElement>(root, '.cd-plan input:checked');
  expect(chosen.parentElement?.textContent).toContain('Yearly');
  expect(chosen.parentElement?.textContent).toContain('Save 33%');
  expect(find(root, '.cd-checkout__price').textContent).toBe('¥159');
  await click(find(root, '.cd-plan input:not(:checked)'));
  expect(went).toEqual(['/payment?plan=member-month']);
});

const INFO = { orderType: 'clone', id: 't1', title: 'Plan', price: 9.9, seats: 1 };
const UUID = '019abcde-1234-7890-abcd-ef0123456789';

test('continues the purchase of a link from elsewhere', async () => {
  answers.set('pay/get/po/pre/order/info', () => INFO);
  const { root } = await showPayment(`uuid=${UUID}&source=template&memberFree=0`);
  await waitFor(() => expect(root.textContent).toContain('You chose this on another device'));
  expect(root.textContent).toContain('Plan');
  expect(root.querySelector('.cd-plan')).toBeNull();
  await waitFor(() => button(root, 'Pay'));
  await click(button(root, 'Pay'));
  await waitFor(() => find(root, '.cd-qr'));
  expect(sentTo('order/wechat/pre_order')).toEqual([{ orderType: 'clone', chartId: 't1', realMoney: '9.9' }]);
  // The phone that pays is sent to no other phone.
  expect(root.textContent).not.toContain('Choose how to pay on your phone');
  answers.set('order/wechat/query', () => ({ trade_state: 'SUCCESS' }));
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
      chartId: null,
    },
  }));
  await waitFor(() =>
    expect(root.textContent).toContain('Payment received. You can go on on the other device.'),
  );
});

test('says that a link is over', async () => {
  const { root } = await showPayment(`uuid=${UUID}`);
  await waitFor(() => expect(root.textContent).toContain('This link no longer works'));
  expect(find(root, '.cd-state a').getAttribute('href')).toBe('/payment');
  expect(asked.map(([path]) => path)).toEqual(['pay/get/po/pre/order/info']);
});

test('shows a code for phones, and back', async () => {
  const { root } = await showPayment();
  await waitFor(() => button(root, 'Pay'));
  await click(button(root, 'Pay'));
  await waitFor(() => find(root, '.cd-qr'));
  const first = find(root, '.cd-qr path').getAttribute('d');
  await click(button(root, 'Choose how to pay on your phone'));
  expect(find(root, '.cd-qr').getAttribute('aria-label')).toBe('QR code to go on with on your phone');
  const shown = find(root, '.cd-qr path').getAttribute('d');
  const link = `${window.location.origin}/payment?uuid=u1&source=payment&memberFree=0`;
  const wanted = await renderInto(<QrCode text={link} size={170} label="wanted" />);
  expect(shown).toBe(find(wanted.container, 'path').getAttribute('d'));
  await wanted.unmount();
  expect(root.textContent).toContain('sign in to this account there');
  await click(button(root, 'Back to the WeChat Pay code'));
  expect(find(root, '.cd-qr path').getAttribute('d')).toBe(first);
});

test('sells seats with a coupon taken off', async () => {
  answers.set('coupon/mycoupon', () => ({
    cous: [coupon('TEN'), coupon('BOUND', { templateId: 't1' }), coupon('PAST', { expireTime: 1 })],
  }));
  const { root } = await showPayment('plan=org-year');
  await waitFor(() => find(root, '.cd-coupon-chip'));
  expect(root.querySelectorAll('.cd-coupon-chip')).toHaveLength(1);
  const [seats] = Array.from(root.querySelectorAll<HTMLInputElement>('.cd-plan-fields input'));
  if (seats === undefined) throw new Error('no field of seats');
  await type(seats, '0');
  expect(find(root, '.cd-shop__till').textContent).toBe('Enter the number of seats to pay.');
  await type(seats, '2');
  await click(find(root, '.cd-coupon-chip'));
  expect(find(root, '.cd-checkout__price').textContent).toBe('¥588');
  expect(root.textContent).toContain('¥10 off, instead of ¥598');
  await click(button(root, 'Pay'));
  await waitFor(() => find(root, '.cd-qr'));
  expect(sentTo('order/wechat/pre_order')).toEqual([
    {
      orderType: 'org',
      upgradeType: 'org-year',
      realMoney: '588',
      coupon: 'TEN',
      teamusercount: '2',
    },
  ]);
});

test('loads plans, orders and coupons apart', async () => {
  answers.delete('order/get/user/pay');
  const { root } = await showPayment();
  await waitFor(() => expect(root.textContent).toContain("Your orders couldn't be loaded"));
  expect(root.querySelector('.cd-plan')).not.toBeNull();
  answers.set('order/get/user/pay', () => ({ rows: [ORDER], refunds: [] }));
  await click(button(root, 'Try again'));
  await waitFor(() => expect(root.textContent).toContain('Membership · Yearly'));
});

test('shows a receipt with the coupon', async () => {
  answers.set('order/get/user/pay', () => ({ rows: [ORDER], refunds: [] }));
  const { root } = await showPayment();
  await click(await waitFor(() => button(root, 'Show the receipt: Membership · Yearly')));
  const lines = Array.from(document.querySelectorAll('.cd-receipt__line'), ({ textContent }) => textContent);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Order numbero1',
      'Payment methodAlipay',
      'Price¥159',
      'Coupon−¥10',
      'Amount paid¥149',
      'StateComplete',
    ]),
  );
});

test('asks for purchases once orders are there', async () => {
  let list: (() => void) | undefined;
  const listed = new Promise<void>((resolve) => {
    list = resolve;
  });
  held.set('order/get/user/pay', listed);
  answers.set('order/get/user/pay', () => ({ rows: [ORDER], refunds: [] }));
  const { root } = await showPayment();
  await waitFor(() => find(root, '.cd-plan'));
  expect(sentTo('/api/org/org/mine')).toHaveLength(1);
  expect(sentTo('user/privilege')).toEqual([]);
  answers.set('coupon/mycoupon', () => ({ cous: [coupon('LATE')] }));
  answers.set('/api/org/org/mine', () => ({ organisation: ORGANISATION, invitations: [] }));
  list?.();
  await waitFor(() => expect(orgRows(root)).toEqual(['Ada', 'Ben']));
  await waitFor(() => expect(find(root, '.cd-coupon-chip').textContent).toContain('¥10'));
  await waitFor(() => expect(sentTo('user/privilege')).toHaveLength(1));
});

test('says when a double payment goes back', async () => {
  const refund = (refundId: string, backTime: number | null) => {
    const { orderId, orderType, title, channel, amountFen, createTime } = ORDER;
    return { refundId, orderId, orderType, title, channel, amountFen, createTime, backTime };
  };
  answers.set('order/get/user/pay', () => ({
    rows: [ORDER],
    refunds: [refund('r1', null), refund('r2', 2)],
  }));
  const { root } = await showPayment();
  await waitFor(() => expect(root.textContent).toContain('Paid twice: Membership · Yearly'));
  const rows = Array.from(root.querySelectorAll('.cd-shop__list > li'), ({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('The money goes back the way it came');
  expect(rows[0]).toContain('Refund on its way¥149');
  expect(rows[1]).toMatch(/The money went back on .*Refunded¥149/);
});

const ORGANISATION = {
  orgId: 'g1',
  name: 'Atelier',
  role: 'owner',
  seats: 3,
  paidUntil: Date.now() + DAY,
  members: [
    { userId: 'u1', fullName: 'Ada', photoUrl: '', role: 'owner' },
    { userId: 'u2', fullName: 'Ben', photoUrl: '', role: 'member' },
  ],
  invited: [],
};
const orgRows = (root: ParentNode): readonly (string | null)[] =>
  Array.from(root.querySelectorAll('.cd-org li h3'), ({ textContent }) => textContent);

test('shows members, invites and removes one', async () => {
  answers.set('/api/org/org/mine', () => ({ organisation: ORGANISATION, invitations: [] }));
  const { root } = await showPayment();
  await waitFor(() => expect(orgRows(root)).toEqual(['Ada', 'Ben']));
  expect(find(root, '.cd-org').textContent).toContain('2 of 3 seats taken');
  const three = { ...ORGANISATION, invited: [{ userId: 'u3', account: 'cy@example.test' }] };
  const added = () => ({ organisation: three, invitations: [] });
  await click(button(root, 'Invite'));
  expect(find(root, '.cd-org .cd-field--wrong').textContent).toContain('Enter an e-mail address');
  answers.set('/api/org/member/add', added);
  answers.set('/api/org/org/mine', added);
  await type(find(root, '.cd-org input'), 'cy@example.test ');
  await click(button(root, 'Invite'));
  await waitFor(() => expect(orgRows(root)).toEqual(['Ada', 'Ben', 'cy@example.test']));
  expect(sentTo('/api/org/member/add')).toEqual([{ account: 'cy@example.test' }]);
  // With every seat taken there is nothing to add to.
  expect(find(root, '.cd-org').textContent).toContain('Every seat is taken');
  answers.set('/api/org/member/remove', () => ({ organisation: ORGANISATION, invitations: [] }));
  answers.set('/api/org/org/mine', () => ({ organisation: ORGANISATION, invitations: [] }));
  await click(button(root, 'Take back the invitation of cy@example.test'));
  await waitFor(() => expect(orgRows(root)).toEqual(['Ada', 'Ben']));
  const alone = { ...ORGANISATION, members: ORGANISATION.members.slice(0, 1) };
  answers.set('/api/org/member/remove', () => ({ organisation: alone, invitations: [] }));
  await click(button(root, 'Remove Ben'));
  answers.set('/api/org/org/mine', () => ({ organisation: alone, invitations: [] }));
  await click(button(document.querySelector('.cd-dialog') ?? document, 'Remove'));
  await waitFor(() => expect(orgRows(root)).toEqual(['Ada']));
  expect(sentTo('/api/org/member/remove')).toEqual([{ userId: 'u3' }, { userId: 'u2' }]);
  expect(root.querySelector('.cd-org [role="status"]')?.textContent).toBe(
    'Ben is no longer in the organisation',
  );
});

test('asks whether to join, and accepts no', async () => {
  const invitation = { orgId: 'g1', name: 'Atelier', owner: 'Ada', invitedAt: 1 };
  const asks = () => ({ organisation: null, invitations: [invitation] });
  answers.set('/api/org/org/mine', asks);
  const { root } = await showPayment();
  await waitFor(() => expect(orgRows(root)).toEqual(['Atelier']));
  expect(find(root, '.cd-org').textContent).toContain('Ada invited you on');
  refusals.set('/api/org/invitation/accept', { code: '70013', data: { reason: 'not_invited' } });
  await click(button(root, 'Join Atelier'));
  await waitFor(() => expect(find(root, '.cd-org [role="alert"]').textContent).toContain('taken back'));
  refusals.delete('/api/org/invitation/accept');
  answers.set('/api/org/invitation/decline', () => ({ organisation: null, invitations: [] }));
  answers.set('/api/org/org/mine', () => ({ organisation: null, invitations: [] }));
  await click(button(root, 'Decline Atelier'));
  await waitFor(() => expect(root.querySelector('.cd-org')).toBeNull());
  expect(sentTo('/api/org/invitation/decline')).toEqual([{ orgId: 'g1' }]);
});

test('says why someone could not be added', async () => {
  answers.set('/api/org/org/mine', () => ({ organisation: ORGANISATION, invitations: [] }));
  const { root } = await showPayment();
  await waitFor(() => find(root, '.cd-org input'));
  for (const [reason, said] of [
    ['account_unknown', 'No account signs in with that'],
    ['elsewhere', 'in another organisation'],
    ['seats_taken', 'Every seat is taken'],
  ] as const) {
    refusals.set('/api/org/member/add', { code: '70013', data: { reason } });
    await type(find(root, '.cd-org input'), 'x@example.test');
    await click(button(root, 'Invite'));
    await waitFor(() => expect(find(root, '.cd-org .cd-field--wrong').textContent).toContain(said));
  }
});

test('lets a member leave the organisation, and nothing else', async () => {
  const member = { ...ORGANISATION, role: 'member' };
  answers.set('/api/org/org/mine', () => ({ organisation: member, invitations: [] }));
  const { root } = await showPayment();
  await waitFor(() => expect(orgRows(root)).toEqual(['Ada', 'Ben']));
  expect(root.querySelector('.cd-org input')).toBeNull();
  answers.set('/api/org/member/quit', () => ({ organisation: null, invitations: [] }));
  await click(button(root, 'Leave the organisation'));
  answers.set('/api/org/org/mine', () => ({ organisation: null, invitations: [] }));
  await click(button(document.querySelector('.cd-dialog') ?? document, 'Leave the organisation'));
  await waitFor(() => expect(root.querySelector('.cd-org')).toBeNull());
});

test('extends the organisation by its seats', async () => {
  answers.set('/api/org/org/mine', () => ({ organisation: { ...ORGANISATION, seats: 5 }, invitations: [] }));
  const { root } = await showPayment('plan=org-year');
  await waitFor(() => expect(root.textContent).toContain('Extends Atelier'));
  expect(find(root, '.cd-checkout__price').textContent).toBe('¥1495');
  await click(button(root, 'Pay'));
  await waitFor(() => find(root, '.cd-qr'));
  expect(sentTo('order/wechat/pre_order')).toMatchObject([{ orgId: 'g1', teamusercount: '5' }]);
});

test('says that plans are none or failed', async () => {
  answers.set('order/plans', () => ({ rows: [], channels: [] }));
  const { root } = await showPayment();
  await waitFor(() => expect(root.textContent).toContain('There are no plans to buy right now'));
  await rendered?.unmount();
  answers.delete('order/plans');
  const second = await showPayment();
  await waitFor(() => expect(second.root.textContent).toContain("The plans couldn't be loaded"));
});

const fieldOf = (root: ParentNode): HTMLInputElement => find<HTMLInputElement>(root, '.cd-exchange input');

test('prefers a code from the address', async () => {
  answers.set('coupon/mycoupon', () => ({ cous: [coupon('FIRST')] }));
  const { root } = await showCoupons('code=GIVEN');
  await waitFor(() => expect(sentTo('coupon/mycoupon')).toHaveLength(1));
  expect(fieldOf(root).value).toBe('GIVEN');
});

test('leads an exchange to its team’s file', async () => {
  answers.set('coupon/exchange_coupon', () => ({ result: 'success', template: 't 1', team: 'a&b' }));
  answers.set('coupon/mycoupon', () => ({ cous: [coupon('FIRST')] }));
  const { root } = await showCoupons('template=t%201');
  await waitFor(() => expect(fieldOf(root).value).toBe('FIRST'));
  await click(button(root, 'Exchange'));
  await waitFor(() => expect(went).toEqual(['/diagraming/new?template=t+1&team=a%26b']));
  expect(sentTo('coupon/exchange_coupon')).toEqual([{ coupon: 'FIRST', templateId: 't 1' }]);
});

test('reports empty codes and refusals for a while', async () => {
  const { root, app } = await showCoupons();
  const tell = vi.spyOn(app.workspace.notices, 'show');
  await waitFor(() => expect(sentTo('coupon/mycoupon')).toHaveLength(1));
  await click(button(root, 'Exchange'));
  await type(fieldOf(root), 'NONE');
  await click(button(root, 'Exchange'));
  await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
  expect(tell.mock.calls).toEqual([
    [{ tone: 'error', text: 'The coupon code must not be empty', duration: 1_000 }],
    [{ tone: 'error', text: 'It does not work', duration: 2_000 }],
  ]);
});

test('lists usable coupons first and fills one', async () => {
  answers.set('coupon/get/owner/coupon/list', () => ({
    rows: [coupon('ENDED', { expireTime: 1 }), coupon('USED', { used: true }), coupon('GOOD')],
  }));
  const { root } = await showCoupons();
  await waitFor(() => find(root, '.cd-coupon'));
  const rows = Array.from(root.querySelectorAll('.cd-coupon'), ({ className }) => className.split('--')[1]);
  expect(rows).toEqual(['usable', 'past', 'used']);
  await click(button(root, 'Fill in GOOD'));
  expect(fieldOf(root).value).toBe('GOOD');
  expect(find(root, '.cd-coupon a').getAttribute('href')).toBe('/payment?coupon=GOOD');
});

test('offers the campaign to people without coupons', async () => {
  answers.set('universal/hand/send/coupon', () => coupon('WELCOME', { offFen: 500 }));
  const { root } = await showCoupons();
  const take = await waitFor(() => button(root, 'Get a ¥5 coupon'));
  answers.set('coupon/get/owner/coupon/list', () => ({ rows: [coupon('WELCOME', { offFen: 500 })] }));
  await click(take);
  await waitFor(() => find(root, '.cd-coupon'));
  expect(fieldOf(root).value).toBe('WELCOME');
});

/** Gives an app a file area whose trash holds as much. */
const withTrash = (app: AppParts, count: number): AppParts => {
  const area = { getState: () => ({ trash: { status: 'known', count } }) };
  const files = { getState: () => ({ area }), subscribe: () => () => undefined };
  return { ...app, workspace: { ...app.workspace, files: files as unknown as typeof app.workspace.files } };
};

test.each([
  ['quota', 3, true],
  ['quota', 0, false],
  ['asked', 3, true],
  ['asked', 0, false],
  ['formats', 3, false],
  ['template', 3, false],
] as const)('the prompt leads to plans or trash: %s, %i', async (reason, count, offersTrash) => {
  const onCancel = vi.fn();
  const open = {
    name: 'upgrade',
    params: { reason },
    width: 386,
    height: 443,
    tellsResult: true,
    layer: 100,
  };
  const dialog = { ...open, sign: undefined } as unknown as Parameters<typeof Upgrade>[0]['dialog'];
  await show(
    <Upgrade dialog={dialog} onConfirm={vi.fn()} onCancel={onCancel} onClose={vi.fn()} />,
    withTrash(createShopApp(), count),
  );
  const body = find(document, '.cd-dialog__body').textContent;
  expect(body.includes('Emptying the trash makes room')).toBe(offersTrash);
  expect(body).toMatch(/[Mm]embers/);
  const names = Array.from(
    document.querySelectorAll('.cd-dialog__footer button'),
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Close', ...(offersTrash ? ['Open the trash'] : []), 'See plans']);
  await click(button(document, 'See plans'));
  expect([onCancel.mock.calls.length, went]).toEqual([1, ['/payment']]);
});
