import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { signInBuyer } from '../../../testing/buyer.ts';
import type { Buyer } from '../../../testing/buyer.ts';
import { openShop } from '../../../testing/shop.ts';
import { createTestClock, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { startFakeWechat } from '../gateways/testing/fake-wechat.ts';
import { workPayments } from '../index.ts';
import { tradeNoOf } from '../order-numbers.ts';
import { readBooks } from '../testing/read-books.ts';

const MONTH = { orderType: 'member', upgradeType: 'member-month' } as const;
const ALREADY_PAID = '70052';
const MINUTE_MS = 60_000;

/**
 * Proves that a late payment, with a notice that never came, is honoured when its buyer is back: on the page of orders and at the
 * till.
 */
export const lateSuite = (under: DatabaseUnderTest): void => {
  const clock = createTestClock();
  let fake: Awaited<ReturnType<typeof startFakeWechat>>;
  let server: TestServer;
  let paidId = '';
  beforeAll(async () => {
    fake = await startFakeWechat({ now: clock.now, patience: { pausesMs: [] } });
    server = await startTestServer(await under.open(), {}, { clock, gateways: [fake.gateway] });
    ({ paidId } = await openShop(server));
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  const clone = () => ({ orderType: 'clone', chartId: paidId }) as const;
  const order = async (buyer: Buyer, input: Parameters<Buyer['orders']['preOrderWechat']>[0]) => {
    const made = await buyer.orders.preOrderWechat(input, { keep: true });
    await buyer.orders.payWechat({ orderId: made.order.id });
    return made.order.id;
  };
  /** Takes the money for an order, and loses the notice. */
  const payUnheard = (orderId: string): void => {
    if (fake.payTrade(tradeNoOf(orderId), true) === undefined) throw new Error('the order takes no money');
  };
  const booksOf = async (buyer: Buyer) => {
    const {
      payments,
      sales,
      refunds,
      files,
      sum_fen: sum,
    } = await readBooks(server.app.database.db, buyer.id);
    return { payments, sales, refunds, files, sum };
  };
  const closeByTime = async (): Promise<void> => {
    clock.advance(16 * MINUTE_MS);
    await workPayments(server.app);
  };
  const refusedWith = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'answered',
      (error: unknown) => error,
    );

  describe('an order that was paid unheard', () => {
    it('is paid and delivered on the orders page', async () => {
      for (const isClosed of [false, true]) {
        const buyer = await signInBuyer(server);
        const orderId = await order(buyer, clone());
        if (isClosed) await closeByTime();
        payUnheard(orderId);
        const { rows } = await buyer.orders.userPay();
        expect(rows).toMatchObject([{ orderId, state: 'delivered', amountFen: 990 }]);
        expect(rows[0]?.chartId).not.toBeNull();
        await buyer.orders.userPay();
        expect(await booksOf(buyer)).toEqual({ payments: 1, sales: 1, refunds: 0, files: 1, sum: 0 });
      }
    });

    it('lets the membership count on that page at once', async () => {
      const buyer = await signInBuyer(server);
      payUnheard(await order(buyer, MONTH));
      await buyer.orders.userPay();
      expect((await buyer.client.user.privilege()).privilege.member).toBe(true);
    });

    it('ends a repeated order without a code', async () => {
      for (const isClosed of [false, true]) {
        const buyer = await signInBuyer(server);
        const orderId = await order(buyer, clone());
        if (isClosed) await closeByTime();
        payUnheard(orderId);
        const next = await buyer.orders.preOrderWechat(clone());
        const refused = await refusedWith(buyer.orders.payWechat({ orderId: next.order.id }));
        expect(refused).toMatchObject({ envelopeCode: ALREADY_PAID, data: { order: { id: orderId } } });
        const { order: delivered, file } = await buyer.orders.deliver({ orderId });
        expect([delivered.state, file?.title]).toEqual(['delivered', 'Paid model']);
        // The work of a minute closes orders made in vain.
        await workPayments(server.app);
        expect(await booksOf(buyer)).toEqual({ payments: 1, sales: 1, refunds: 0, files: 1, sum: 0 });
      }
    });

    it('is named to a repeated order for a day', async () => {
      const buyer = await signInBuyer(server);
      const orderId = await order(buyer, clone());
      payUnheard(orderId);
      await closeByTime();
      const again = () => refusedWith(buyer.orders.preOrderWechat(clone()));
      expect(await again()).toMatchObject({ envelopeCode: ALREADY_PAID, data: { order: { id: orderId } } });
      clock.advance(24 * 60 * MINUTE_MS);
      expect(await again()).toMatchObject({ envelopeCode: ALREADY_PAID, data: null });
    });
  });

  it('finds an unheard second payment and its refund', async () => {
    const buyer = await signInBuyer(server);
    const ids = [await order(buyer, clone()), await order(buyer, clone())];
    for (const id of ids) payUnheard(id);
    const { rows, refunds } = await buyer.orders.userPay();
    expect(rows).toHaveLength(1);
    expect(refunds).toMatchObject([
      { title: 'Paid model', amountFen: 990, channel: 'wechat', backTime: null },
    ]);
    expect([rows[0]?.orderId, refunds[0]?.orderId].toSorted()).toEqual(ids.toSorted());
    // WeChat gives it back when it is asked, and says so when it is asked again.
    await workPayments(server.app);
    await workPayments(server.app);
    expect((await buyer.orders.userPay()).refunds).toMatchObject([{ backTime: clock.now() }]);
    expect(await booksOf(buyer)).toEqual({ payments: 2, sales: 1, refunds: 1, files: 1, sum: 0 });
    const other = await signInBuyer(server);
    expect(await other.orders.userPay()).toEqual({ rows: [], refunds: [] });
  });

  it('the page of orders comes although no gateway answers', async () => {
    const buyer = await signInBuyer(server);
    await order(buyer, clone());
    fake.disturb('error');
    try {
      expect(await buyer.orders.userPay()).toEqual({ rows: [], refunds: [] });
    } finally {
      fake.disturb(undefined);
    }
  });
};
