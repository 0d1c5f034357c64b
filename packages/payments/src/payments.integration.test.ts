import { createFakeClock } from '@chartdock/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../../server/src/kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../server/src/kernel/db/testing/test-databases.ts';
import { signInBuyer } from '../../server/src/testing/buyer.ts';
import type { Buyer } from '../../server/src/testing/buyer.ts';
import { openShop, visitCashier } from '../../server/src/testing/shop.ts';
import type { Shop } from '../../server/src/testing/shop.ts';
import { startTestServer } from '../../server/src/testing/test-server.ts';
import type { TestServer } from '../../server/src/testing/test-server.ts';
import { createCheckout } from './checkout/checkout.ts';
import type { Delivered, PaymentConfig } from './checkout/payment-config.ts';

// The suite of the server's own calls runs on both databases.
describe('a checkout before the real server', () => {
  let database: TestDatabase;
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    database = await startEmbeddedTestDatabase();
    server = await startTestServer(await database.open());
    shop = await openShop(server);
  });
  afterAll(async () => {
    await server.stop();
    await database.close();
  });

  /** A checkout of a template of the shop, on a clock that stands still. */
  const begin = (buyer: Buyer, more: Partial<PaymentConfig> = {}) => {
    const clock = createFakeClock();
    const config: PaymentConfig = { payType: 'clone', id: shop.paidId, price: 9.9, ...more };
    const checkout = createCheckout({ client: buyer, clock, config });
    const flow = () => checkout.getState().flow;
    const waiting = () => {
      const now = flow();
      if (now.step !== 'waiting') throw new Error(`the checkout is ${now.step}`);
      return now.order;
    };
    /** Lets time pass until the checkout is at a step. */
    const until = (step: string): Promise<void> =>
      expect
        .poll(async () => {
          await clock.advanceAsync(2_000);
          return flow().step;
        })
        .toBe(step);
    return { checkout, flow, waiting, until };
  };

  describe('shows the code', () => {
    it('[PAY-04] of data.code_url from wechat/pay', async () => {
      const buyer = await signInBuyer(server);
      const { checkout, waiting } = begin(buyer);
      await checkout.pay('wechat');
      const { orderId, code } = waiting();
      expect(code).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/cashier\//);
      expect({ code_url: code }).toEqual(await buyer.orders.payWechat({ orderId }));
      checkout.close();
    });

    it('[PAY-05] of data.qrCode from alipay/pay', async () => {
      const buyer = await signInBuyer(server);
      const { checkout, waiting } = begin(buyer);
      await checkout.pay('alipay');
      const { orderId, code } = waiting();
      expect(code).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/cashier\//);
      expect({ qrCode: code }).toEqual(await buyer.orders.payAlipay({ orderId }));
      checkout.close();
    });
  });

  it('[PAY-09] clones the template on success', async () => {
    const buyer = await signInBuyer(server);
    const delivered: Promise<Delivered>[] = [];
    const { checkout, waiting, until } = begin(buyer, {
      onSuccess: (orderId) => void delivered.push(buyer.orders.deliver({ orderId })),
    });
    await checkout.pay('wechat');
    expect(await buyer.countFiles()).toBe(0);
    await visitCashier(waiting().code, 'pay');
    await until('paid');
    expect(delivered).toHaveLength(1);
    const [file] = (await Promise.all(delivered)).map((one) => one.file);
    expect(file).toMatchObject({ title: 'Paid model', templateId: shop.paidId });
    expect(await buyer.countFiles()).toBe(1);
  });

  it('goes on at a changed price', async () => {
    const buyer = await signInBuyer(server);
    const { checkout, flow, waiting } = begin(buyer, { price: 1 });
    await checkout.pay('wechat');
    expect([flow().step, checkout.getState().price]).toEqual(['failed', 9.9]);
    await checkout.refresh();
    expect(waiting().code).toContain('/cashier/');
    checkout.close();
  });

  it('ends reopened with the late order', async () => {
    const buyer = await signInBuyer(server);
    const first = begin(buyer);
    await first.checkout.pay('wechat');
    const { orderId, code } = first.waiting();
    first.checkout.close();
    await visitCashier(code, 'pay');
    await expect
      .poll(async () => (await buyer.orders.userPay()).rows)
      .toMatchObject([{ orderId, state: 'delivered' }]);
    const paid: string[] = [];
    const { checkout, flow } = begin(buyer, { onSuccess: (id) => void paid.push(id) });
    await checkout.pay('wechat');
    expect(flow()).toMatchObject({ step: 'paid', orderId });
    expect(paid).toEqual([orderId]);
    expect((await buyer.orders.deliver({ orderId })).file).toMatchObject({ title: 'Paid model' });
    expect(await buyer.countFiles()).toBe(1);
  });

  it('ends with an order paid after its code', async () => {
    const buyer = await signInBuyer(server);
    const { checkout, waiting, until } = begin(buyer);
    await checkout.pay('wechat');
    const { code } = waiting();
    await checkout.refresh();
    expect(waiting().code).not.toBe(code);
    // Their phone still shows the old one.
    await visitCashier(code, 'payLate');
    await until('paid');
    expect((await buyer.orders.userPay()).rows).toHaveLength(1);
  });
});
