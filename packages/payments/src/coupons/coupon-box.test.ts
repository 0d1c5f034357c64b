import { createFakeClock } from '@chartdock/platform/testing';
import { expect, it, vi } from 'vitest';
import { createFakeShop, ShopRefusal } from '../testing/fake-shop.ts';
import { createCouponBox } from './coupon-box.ts';

const MINE = 'coupon/mycoupon';
const EXCHANGE = 'coupon/exchange_coupon';

const coupon = (code: string, more: object = {}) => ({
  code,
  used: false,
  expireTime: 10,
  offFen: 100,
  ...more,
});

const setUp = (cous: readonly object[] = []) => {
  const shop = createFakeShop();
  shop.answer(MINE, () => ({ cous }));
  shop.answer(EXCHANGE, () => ({ result: 'success', template: 't1', team: 'team 1' }));
  const tell = vi.fn();
  return { shop, tell, box: createCouponBox({ client: shop.client, clock: createFakeClock(5), tell }) };
};

it('fills in the first usable code', async () => {
  const { box } = setUp([
    coupon('USED', { used: true }),
    coupon('ENDED', { expireTime: 5 }),
    coupon('GOOD'),
    coupon('LATER'),
  ]);
  await box.load();
  expect(box.getState()).toMatchObject({ status: 'loaded', code: 'GOOD' });
});

it('[COUPON-02] fills in nothing when every coupon is used', async () => {
  for (const cous of [[], [coupon('USED', { used: true })]]) {
    const { box } = setUp(cous);
    await box.load();
    expect(box.getState()).toMatchObject({ status: 'loaded', code: '' });
  }
});

it('keeps typed text while coupons load', async () => {
  const { box } = setUp([coupon('GOOD')]);
  const loading = box.load();
  box.type('MINE');
  await loading;
  expect(box.getState().code).toBe('MINE');
});

it.each(['', '   '])('[COUPON-03] tells 1000 ms that "%s" is empty', async (code) => {
  const { box, shop, tell } = setUp();
  box.type(code);
  expect(await box.exchange('t1')).toBeUndefined();
  expect(tell.mock.calls).toEqual([[{ text: { key: 'coupon.empty' }, forMs: 1_000 }]]);
  expect(shop.paths()).toEqual([]);
});

it('[COUPON-05] [COUPON-06] tells refusals for 2000 ms', async () => {
  const { box, shop, tell } = setUp();
  shop.answer(EXCHANGE, () => {
    throw new ShopRefusal('70051');
  });
  box.type('CODE');
  expect(await box.exchange('t1')).toBeUndefined();
  expect(tell.mock.calls).toEqual([[{ text: { literal: 'refused with 70051' }, forMs: 2_000 }]]);
  expect(box.getState().isExchanging).toBe(false);
});

it('leads to the exchanged template once', async () => {
  const { box, shop } = setUp();
  box.type(' CODE ');
  const [first, second] = await Promise.all([box.exchange('t1'), box.exchange('t1')]);
  expect([first, second]).toEqual([{ templateId: 't1', teamId: 'team 1' }, undefined]);
  expect(shop.requests.map(({ fields }) => fields)).toEqual([{ coupon: 'CODE', templateId: 't1' }]);
});

it('says that the coupons could not be loaded', async () => {
  const { box, shop } = setUp();
  shop.answer(MINE, () => {
    throw new ShopRefusal('70500');
  });
  await box.load();
  expect(box.getState().status).toBe('failed');
});
