import { createMemoryStorage } from '@chartdock/platform';
import type { KeyValueStorage } from '@chartdock/platform';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it, vi } from 'vitest';
import { createFakeShop, ShopRefusal } from '../testing/fake-shop.ts';
import type { FakeShop } from '../testing/fake-shop.ts';
import { CheckoutError } from './checkout-error.ts';
import { createCheckout } from './checkout.ts';
import type { PaymentConfig } from './payment-config.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A checkout before a fake server, on a clock that stands still. */
const setUp = (
  config: Partial<PaymentConfig> = {},
  given: { storage?: KeyValueStorage; shop?: FakeShop } = {},
) => {
  const [clock, shop] = [createFakeClock(), given.shop ?? createFakeShop()];
  const [onSuccess, onError] = [vi.fn(), vi.fn()];
  const checkout = createCheckout({
    client: shop.client,
    clock,
    config: { payType: 'clone', id: 'template-1', price: 9.9, onSuccess, onError, ...config },
    ...(given.storage === undefined ? {} : { storage: given.storage }),
  });
  const step = () => checkout.getState().flow;
  const count = (path: string): number => shop.paths().filter((one) => one === path).length;
  // Answers of the fake server take more turns than timers leave between one another.
  const pass = async (polls: number): Promise<void> => {
    for (let poll = 0; poll < polls; poll += 1) {
      await clock.advanceAsync(2_000);
      await settle();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { checkout, clock, shop, onSuccess, onError, step, count, pass };
};

const QUERY = 'order/wechat/query';
const CYCLIC = 'pay/get/order/status/cyclic';

describe('ordering', () => {
  it('[PAY-02] refuses other gateways before any call', async () => {
    const { checkout, shop, step } = setUp();
    for (const channel of ['paypal', '', 'WECHAT', 'toString'])
      await expect(checkout.pay(channel)).rejects.toThrow(CheckoutError);
    expect([shop.paths(), step().step]).toEqual([[], 'idle']);
    await checkout.pay('alipay');
    expect(step()).toMatchObject({ step: 'waiting', channel: 'alipay', order: { code: 'alipay://order-1' } });
  });

  it('[PAY-11] orders a clone at the seen price', async () => {
    const { checkout, shop } = setUp();
    await checkout.pay('wechat');
    expect(shop.requests[0]?.fields).toEqual({ orderType: 'clone', chartId: 'template-1', realMoney: '9.9' });
    expect(shop.paths()).toEqual(['order/wechat/pre_order', 'order/wechat/pay', 'pay/add/po/pre/order/info']);
  });

  it('[ENT-33] is told seller, buyer, origin and listener', async () => {
    const { checkout, shop } = setUp({
      payType: 'org',
      id: 'org-year',
      price: 897,
      payTeamId: 'team-1',
      seats: 3,
      orgName: 'Atelier',
      memberFree: true,
      ownerId: 'owner-1',
      chartTitle: 'Title',
      sourcePage: 'template',
    });
    await checkout.pay('wechat');
    expect(shop.requests[0]?.fields).toEqual({
      orderType: 'org',
      upgradeType: 'org-year',
      realMoney: '897',
      orgId: 'team-1',
      teamusercount: '3',
      orgName: 'Atelier',
    });
  });

  it('[PAY-16] explains a failure and takes the new price', async () => {
    const { checkout, shop, onError, step } = setUp();
    shop.answer('order/wechat/pre_order', () => {
      throw new ShopRefusal('70050', { price: 12.5 });
    });
    await checkout.pay('wechat');
    expect(step()).toMatchObject({ step: 'failed', problem: { text: 'refused with 70050' } });
    expect(onError.mock.calls.map(([problem]) => (problem as Error).message).length).toBe(1);
    expect(checkout.getState().price).toBe(12.5);
    shop.answer('order/wechat/pre_order', () => ({ order: { id: 'order-9' } }));
    await checkout.refresh();
    expect(shop.requests.at(-3)?.fields).toMatchObject({ realMoney: '12.5' });
    expect(step().step).toBe('waiting');
  });

  it('ends with a late payment instead of code', async () => {
    for (const path of ['order/wechat/pre_order', 'order/wechat/pay']) {
      const { checkout, shop, onSuccess, onError, step, count, pass } = setUp();
      shop.answer(path, () => {
        throw new ShopRefusal('70052', { order: { id: 'order-0' } });
      });
      await checkout.pay('wechat');
      expect(step()).toEqual({ step: 'paid', channel: 'wechat', orderId: 'order-0' });
      await pass(2);
      expect([onSuccess.mock.calls, onError.mock.calls, count(QUERY)]).toEqual([[['order-0']], [], 0]);
    }
  });

  it('fails with an earlier purchase without order', async () => {
    for (const data of [null, {}, { order: null }, { order: { id: 5 } }, 'order-0']) {
      const { checkout, shop, onSuccess, onError, step } = setUp();
      shop.answer('order/wechat/pre_order', () => {
        throw new ShopRefusal('70052', data);
      });
      await checkout.pay('wechat');
      expect([step().step, onSuccess.mock.calls.length, onError.mock.calls.length]).toEqual(['failed', 0, 1]);
    }
  });

  it('does without the uuid of the cyclic call', async () => {
    const { checkout, shop, step, count, pass } = setUp();
    shop.answer('pay/add/po/pre/order/info', () => {
      throw new ShopRefusal('70500');
    });
    await checkout.pay('wechat');
    await pass(2);
    expect([step().step, count(QUERY), count(CYCLIC)]).toEqual(['waiting', 2, 0]);
  });
});

describe('polling', () => {
  it('[POLL-01] asks after 2000 ms, then every 2000', async () => {
    const { checkout, clock, count } = setUp();
    await checkout.pay('wechat');
    await clock.advanceAsync(1_999);
    expect(count(QUERY)).toBe(0);
    await clock.advanceAsync(1);
    await settle();
    await new Promise((resolve) => setImmediate(resolve));
    expect(count(QUERY)).toBe(1);
    await clock.advanceAsync(1_999);
    expect(count(QUERY)).toBe(1);
    await clock.advanceAsync(1);
    expect(count(QUERY)).toBe(2);
  });

  it.each(['clone', 'member', 'org'] as const)(
    '[POLL-02] [POLL-03] [POLL-13] expires after 30 answers of %s',
    async (payType) => {
      const { checkout, step, count, pass } = setUp({ payType });
      await checkout.pay('wechat');
      await pass(29);
      expect([step().step, count(QUERY)]).toEqual(['waiting', 29]);
      await pass(1);
      expect([step().step, count(QUERY)]).toEqual(['expired', 30]);
      await pass(3);
      expect(count(QUERY)).toBe(30);
    },
  );

  it.each([
    ['wechat', 'order/wechat/query'],
    ['alipay', 'order/alipay/query'],
  ] as const)('[POLL-07] asks about %s by its own query', async (channel, path) => {
    const { checkout, shop, pass } = setUp();
    await checkout.pay(channel);
    await pass(1);
    expect(shop.paths().filter((one) => one.endsWith('query'))).toEqual([path]);
  });

  it.each(['NOTPAY', 'CLOSED', 'REFUND'])('[POLL-08] keeps asking while the state is %s', async (state) => {
    const { checkout, shop, onSuccess, pass, step } = setUp();
    shop.answer(QUERY, () => ({ trade_state: state }));
    await checkout.pay('wechat');
    await pass(3);
    expect([step().step, onSuccess.mock.calls.length]).toEqual(['waiting', 0]);
    shop.answer(QUERY, () => ({ trade_state: 'SUCCESS' }));
    await pass(1);
    expect(step()).toEqual({ step: 'paid', channel: 'wechat', orderId: 'order-1' });
  });

  it('[PAY-08] stops and succeeds once on SUCCESS', async () => {
    const { checkout, clock, shop, onSuccess, pass, count } = setUp();
    shop.answer(QUERY, () => ({ trade_state: 'SUCCESS' }));
    await checkout.pay('wechat');
    await pass(4);
    expect([onSuccess.mock.calls, count(QUERY), clock.pending()]).toEqual([[['order-1']], 1, 0]);
  });

  it('[POLL-09] ends on the cyclic call’s success', async () => {
    const { checkout, shop, onSuccess, pass, count } = setUp();
    await checkout.pay('wechat');
    await pass(2);
    expect([count(QUERY), count(CYCLIC), shop.requests.at(-1)?.uuid]).toEqual([2, 2, 'uuid-1']);
    shop.answer(CYCLIC, () => 'success');
    await pass(2);
    expect([onSuccess.mock.calls.length, count(CYCLIC)]).toEqual([1, 3]);
  });

  it('[POLL-10] counts an answer that failed, and goes on', async () => {
    const { checkout, shop, pass, step } = setUp();
    shop.answer(QUERY, () => {
      throw new ShopRefusal('70032');
    });
    shop.answer(CYCLIC, () => {
      throw new TypeError('fetch failed');
    });
    await checkout.pay('wechat');
    await pass(5);
    expect(step()).toMatchObject({ step: 'waiting', polls: 5 });
    await pass(25);
    expect(step().step).toBe('expired');
  });

  it('[POLL-11] waits for slow answers, one at a time', async () => {
    const { checkout, shop, pass, count, step } = setUp();
    let finish = (_state: object): void => undefined;
    shop.answer(QUERY, () => new Promise<object>((resolve) => (finish = resolve)));
    await checkout.pay('wechat');
    await pass(4);
    expect([count(QUERY), count(CYCLIC)]).toEqual([1, 1]);
    finish({ trade_state: 'NOTPAY' });
    await new Promise((resolve) => setImmediate(resolve));
    await pass(1);
    expect([count(QUERY), step()]).toEqual([2, expect.objectContaining({ polls: 2 })]);
  });

  it('[POLL-12] acts once on two successes', async () => {
    const { checkout, shop, onSuccess, pass } = setUp();
    shop.answer(QUERY, () => ({ trade_state: 'SUCCESS' }));
    shop.answer(CYCLIC, () => 'success');
    await checkout.pay('wechat');
    await pass(3);
    expect(onSuccess.mock.calls).toEqual([['order-1']]);
  });

  it('checks activity orders through their path', async () => {
    const { checkout, shop, onSuccess, pass, count } = setUp({ isActivity: true });
    shop.answer('pay/get/activity/order/status', () => ({ trade_state: 'SUCCESS' }));
    await checkout.pay('wechat');
    await pass(1);
    expect([count(QUERY), onSuccess.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('refreshing, closing and coming back', () => {
  it.each([['refresh'], ['alipay']])('is paid by the expired code: %s', async (how) => {
    const { checkout, shop, onSuccess, step, count, pass } = setUp({
      payType: 'member',
      id: 'member-year',
    });
    await checkout.pay('wechat');
    await pass(30);
    expect(step()).toMatchObject({ step: 'expired', orderId: 'order-1' });
    shop.answer(QUERY, () => ({ trade_state: 'SUCCESS' }));
    await (how === 'refresh' ? checkout.refresh() : checkout.pay(how));
    expect(step()).toEqual({ step: 'paid', channel: 'wechat', orderId: 'order-1' });
    expect(onSuccess.mock.calls).toEqual([['order-1']]);
    expect([count('order/wechat/pre_order'), count('order/alipay/pre_order')]).toEqual([1, 0]);
  });

  it('orders again when unsure of the old code', async () => {
    const { checkout, shop, onSuccess, step, count, pass } = setUp();
    await checkout.pay('wechat');
    await pass(30);
    shop.answer(QUERY, () => {
      throw new ShopRefusal('70500');
    });
    await checkout.refresh();
    expect(step()).toMatchObject({ step: 'waiting', polls: 0, order: { orderId: 'order-2' } });
    await pass(30);
    shop.answer(QUERY, () => ({ trade_state: 'SUCCESS' }));
    const refreshing = checkout.refresh();
    expect(step().step).toBe('ordering');
    checkout.close();
    await refreshing;
    expect([step().step, count('order/wechat/pre_order'), onSuccess.mock.calls.length]).toEqual([
      'closed',
      2,
      0,
    ]);
  });

  it('[POLL-05] [POLL-06] replaces the code and counts from 0', async () => {
    const { checkout, step, pass, shop } = setUp();
    await checkout.pay('wechat');
    await pass(30);
    const steps: string[] = [];
    checkout.subscribe(({ flow }) => void steps.push(flow.step));
    const refreshing = checkout.refresh();
    expect(step()).toEqual({ step: 'ordering', channel: 'wechat' });
    await refreshing;
    expect(step()).toMatchObject({ step: 'waiting', polls: 0, order: { orderId: 'order-2' } });
    await pass(1);
    expect(shop.requests.findLast(({ path }) => path === QUERY)?.fields).toEqual({ orderId: 'order-2' });
    expect(step()).toMatchObject({ polls: 1 });
  });

  it('sends and believes nothing after closing', async () => {
    const { checkout, clock, shop, onSuccess, pass, step } = setUp();
    let finish = (_state: object): void => undefined;
    shop.answer(QUERY, () => new Promise<object>((resolve) => (finish = resolve)));
    await checkout.pay('wechat');
    await pass(1);
    const sent = shop.requests.length;
    checkout.close();
    finish({ trade_state: 'SUCCESS' });
    await pass(5);
    expect([shop.requests.length, onSuccess.mock.calls.length, clock.pending()]).toEqual([sent, 0, 0]);
    await checkout.pay('wechat');
    await checkout.refresh();
    expect([shop.requests.length, step().step]).toEqual([sent, 'closed']);
  });

  it('forgets answers of the earlier order', async () => {
    const { checkout, shop, step, onError } = setUp();
    let refuse = (_error: Error): void => undefined;
    shop.answer('order/wechat/pre_order', () => new Promise<object>((_resolve, reject) => (refuse = reject)));
    const first = checkout.pay('wechat');
    await settle();
    shop.answer('order/wechat/pre_order', () => ({ order: { id: 'order-b' } }));
    const second = checkout.refresh();
    refuse(new ShopRefusal('70500'));
    await Promise.all([first, second]);
    expect([step(), onError.mock.calls.length]).toEqual([
      expect.objectContaining({
        step: 'waiting',
        order: expect.objectContaining({ orderId: 'order-b' }) as object,
      }),
      0,
    ]);
  });

  it('continues after a reload where it was', async () => {
    const [storage, shop] = [createMemoryStorage(), createFakeShop()];
    const before = setUp({}, { storage, shop });
    await before.checkout.pay('wechat');
    await before.pass(3);
    const after = setUp({}, { storage, shop });
    expect(after.checkout.resume()).toBe(true);
    expect(after.step()).toMatchObject({ step: 'waiting', polls: 3, order: { orderId: 'order-1' } });
    shop.answer(QUERY, () => ({ trade_state: 'SUCCESS' }));
    await after.pass(1);
    expect(after.onSuccess.mock.calls).toEqual([['order-1']]);
    // A finished order is not resumed, nor is one for another product.
    expect(setUp({}, { storage, shop }).checkout.resume()).toBe(false);
    await before.checkout.refresh();
    expect(setUp({ id: 'template-2' }, { storage, shop }).checkout.resume()).toBe(false);
  });

  it.each([{ price: 7.9 }, { coupon: 'DEMO-10' }, { seats: 5 }, { payTeamId: 'team-2' }])(
    'leaves other terms alone after reloads: %o',
    async (terms) => {
      const storage = createMemoryStorage();
      await setUp({}, { storage }).checkout.pay('wechat');
      const { checkout, step } = setUp(terms, { storage });
      expect([checkout.resume(), step().step]).toEqual([false, 'idle']);
      expect(setUp({}, { storage }).checkout.resume()).toBe(true);
    },
  );
});
