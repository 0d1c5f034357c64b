import { createMemoryStorage } from '@chartdock/platform';
import type { PaymentOffer } from '@chartdock/platform';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it, vi } from 'vitest';
import { createFakeShop } from '../testing/fake-shop.ts';
import { createCheckout } from './checkout.ts';

const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const setUp = (present: (offer: PaymentOffer) => Promise<boolean>, storage = createMemoryStorage()) => {
  const [clock, shop, onSuccess] = [createFakeClock(), createFakeShop(), vi.fn()];
  const config = { payType: 'clone', id: 'template-1', price: 9.9, onSuccess } as const;
  const checkout = createCheckout({ client: shop.client, clock, config, storage, present });
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone < ms; gone += 1_000) {
      await clock.advanceAsync(1_000);
      await turns();
    }
  };
  const elsewhere = (): unknown => {
    const { flow } = checkout.getState();
    return flow.step === 'waiting' ? flow.elsewhere : flow.step;
  };
  return { checkout, clock, shop, onSuccess, pass, elsewhere };
};

describe('an app around the page', () => {
  it('offers the order and makes a ticket', async () => {
    const offers: PaymentOffer[] = [];
    const { checkout, clock, elsewhere } = setUp(async (offer) => {
      offers.push(offer);
      return (await offer.createTicket()) === 'ticket of order-1';
    });
    await checkout.pay('wechat');
    expect(elsewhere()).toBe('asking');
    await turns();
    expect(elsewhere()).toBe('open');
    const expiresAt = clock.now() + 60_000;
    expect(offers).toMatchObject([
      {
        orderId: 'order-1',
        orderType: 'clone',
        itemId: 'template-1',
        provider: 'wechat',
        qr: 'weixin://order-1',
        expiresAt,
      },
    ]);
  });

  it.each([
    ['says no', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('away'))],
    [
      'throws',
      () => {
        throw new Error('away');
      },
    ],
  ])('leaves the code to the page when it %s', async (_name, present) => {
    const { checkout, elsewhere } = setUp(present);
    await checkout.pay('alipay');
    await turns();
    expect(elsewhere()).toBeUndefined();
    expect(checkout.getState().flow.step).toBe('waiting');
  });

  it('has five seconds to answer', async () => {
    const late = Promise.withResolvers<boolean>();
    const { checkout, pass, elsewhere } = setUp(() => late.promise);
    await checkout.pay('wechat');
    await pass(4_000);
    expect(elsewhere()).toBe('asking');
    await pass(1_000);
    expect(elsewhere()).toBeUndefined();
    late.resolve(true);
    await turns();
    expect(elsewhere()).toBeUndefined();
  });

  it('delivers nothing by its word alone', async () => {
    const { checkout, shop, onSuccess, pass } = setUp(() => Promise.resolve(true));
    await checkout.pay('wechat');
    await pass(6_000);
    expect([checkout.getState().flow.step, onSuccess.mock.calls]).toEqual(['waiting', []]);
    shop.answer('order/wechat/query', () => ({ trade_state: 'SUCCESS' }));
    await pass(2_000);
    expect(onSuccess.mock.calls).toEqual([['order-1']]);
  });

  it('is asked by presses until codes are wanted', async () => {
    const present = vi.fn(() => Promise.resolve(true));
    const { checkout, elsewhere } = setUp(present);
    await checkout.pay('wechat');
    await turns();
    await checkout.present();
    expect([present.mock.calls.length, elsewhere()]).toEqual([2, 'open']);
    checkout.showCode();
    expect(elsewhere()).toBeUndefined();
    await checkout.refresh();
    await turns();
    expect([present.mock.calls.length, elsewhere()]).toEqual([3, 'open']);
    checkout.close();
    await checkout.present();
    expect(present.mock.calls.length).toBe(3);
  });
});

describe('a page that is loaded again', () => {
  const again = async (before: (world: ReturnType<typeof setUp>) => void | Promise<void>, taken = true) => {
    const storage = createMemoryStorage();
    const world = setUp(() => Promise.resolve(taken), storage);
    await world.checkout.pay('wechat');
    await before(world);
    const present = vi.fn(() => Promise.resolve(true));
    const next = setUp(present, storage);
    expect(next.checkout.resume()).toBe(true);
    return { ...next, present };
  };

  it('continues a taken order without opening', async () => {
    const { checkout, present, elsewhere } = await again(() => turns());
    expect([elsewhere(), present.mock.calls.length]).toEqual(['open', 0]);
    await checkout.present();
    expect([elsewhere(), present.mock.calls.length]).toEqual(['open', 1]);
  });

  it('does so when taken before any answer', async () => {
    expect((await again(() => undefined)).elsewhere()).toBe('open');
  });

  it('shows codes of declined orders', async () => {
    expect((await again(() => turns(), false)).elsewhere()).toBeUndefined();
    const wanted = await again(async ({ checkout }) => {
      await turns();
      checkout.showCode();
    });
    expect(wanted.elsewhere()).toBeUndefined();
  });
});

describe('someone who is back', () => {
  const expired = async () => {
    const world = setUp(() => Promise.resolve(true));
    await world.checkout.pay('wechat');
    await world.pass(62_000);
    expect(world.checkout.getState().flow.step).toBe('expired');
    return world;
  };

  it('has an order paid after expiry once', async () => {
    const { checkout, shop, onSuccess } = await expired();
    shop.answer('order/wechat/query', () => ({ trade_state: 'SUCCESS' }));
    await Promise.all([checkout.check(), checkout.check()]);
    await checkout.check();
    expect([checkout.getState().flow, onSuccess.mock.calls]).toEqual([
      { step: 'paid', channel: 'wechat', orderId: 'order-1' },
      [['order-1']],
    ]);
  });

  it('shows the previous screen when unpaid', async () => {
    const { checkout, shop, onSuccess } = await expired();
    await checkout.check();
    shop.answer('order/wechat/query', () => {
      throw new Error('away');
    });
    await checkout.check().catch(() => undefined);
    checkout.close();
    const asked = shop.paths().length;
    await checkout.check();
    expect([shop.paths().length, onSuccess.mock.calls]).toEqual([asked, []]);
  });
});
