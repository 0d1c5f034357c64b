import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { purchaseCalls, signInBuyer } from '../../testing/buyer.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { openShop, visitCashier } from '../../testing/shop.ts';
import type { Shop } from '../../testing/shop.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const MISMATCH = '70006';
const PRICE_CHANGED = '70050';
const DAY_MS = 86_400_000;

/**
 * Proves that an order under an Idempotency-Key is made once for any number of requests, and that the key is one account's and
 * holds for a day.
 */
export const orderKeysSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    shop = await openShop(server);
  });
  afterAll(() => server.stop());

  const clone = () => ({ orderType: 'clone', chartId: shop.paidId }) as const;
  const month = { orderType: 'member', upgradeType: 'member-month' } as const;
  const keyed = (idempotencyKey: string) => ({ idempotencyKey, keep: true }) as const;
  const idsOf = async ({ id }: Pick<Buyer, 'id'>): Promise<readonly string[]> =>
    (
      await server.app.database.db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => row.id);
  const refundCount = async (): Promise<number> =>
    (await server.app.database.db.selectFrom('refund').select('id').execute()).length;

  describe('a pre-order under a key', () => {
    it('sent again is the same order', async () => {
      const buyer = await signInBuyer(server);
      const first = await buyer.orders.preOrderWechat(clone(), keyed('again'));
      const { code_url: code } = await buyer.orders.payWechat({ orderId: first.order.id });
      const second = await buyer.orders.preOrderWechat(clone(), keyed('again'));
      expect(second).toEqual(first);
      expect(await buyer.orders.payWechat({ orderId: second.order.id })).toEqual({ code_url: code });
      expect(await idsOf(buyer)).toEqual([first.order.id]);
      await buyer.orders.preOrderWechat(clone(), keyed('another'));
      expect(await idsOf(buyer)).toHaveLength(2);
    });

    it('sent after payment makes no second order', async () => {
      const buyer = await signInBuyer(server);
      const before = await refundCount();
      const { order } = await buyer.orders.preOrderWechat(clone(), keyed('paid'));
      const { code_url: code } = await buyer.orders.payWechat({ orderId: order.id });
      await visitCashier(code, 'pay');
      await expect
        .poll(() => buyer.orders.queryWechat({ orderId: order.id }))
        .toEqual({ trade_state: 'SUCCESS' });
      expect((await buyer.orders.preOrderWechat(clone(), keyed('paid'))).order.id).toBe(order.id);
      expect(await idsOf(buyer)).toEqual([order.id]);
      expect(await refundCount()).toBe(before);
    });

    it('is refused for other content or gateway', async () => {
      const buyer = await signInBuyer(server);
      const { order } = await buyer.orders.preOrderWechat(clone(), keyed('one-use'));
      const others = [
        buyer.orders.preOrderWechat(month, keyed('one-use')),
        buyer.orders.preOrderWechat({ ...clone(), coupon: 'X' }, keyed('one-use')),
        buyer.orders.preOrderAlipay(clone(), keyed('one-use')),
      ];
      for (const other of others) expect(await refusalOf(other)).toBe(MISMATCH);
      expect(await idsOf(buyer)).toEqual([order.id]);
    });

    it('is free again after a refusal', async () => {
      const buyer = await signInBuyer(server);
      const wrong = buyer.orders.preOrderWechat({ ...clone(), realMoney: 1 }, keyed('corrected'));
      expect(await refusalOf(wrong)).toBe(PRICE_CHANGED);
      await buyer.orders.preOrderWechat({ ...clone(), realMoney: 9.9 }, keyed('corrected'));
      expect(await idsOf(buyer)).toHaveLength(1);
    });

    it('belongs to its account', async () => {
      const [one, other] = [await signInBuyer(server), await signInBuyer(server)];
      const mine = await one.orders.preOrderWechat(clone(), keyed('shared'));
      const theirs = await other.orders.preOrderWechat(clone(), keyed('shared'));
      expect(theirs.order.id).not.toBe(mine.order.id);
      expect([await idsOf(one), await idsOf(other)]).toEqual([[mine.order.id], [theirs.order.id]]);
      // And a response to one is not told to the other for something else.
      expect(await refusalOf(other.orders.preOrderWechat(month, keyed('shared')))).toBe(MISMATCH);
    });

    it('counts for a day, and then begins again', async () => {
      const buyer = await signInBuyer(server);
      const first = await buyer.orders.preOrderWechat(clone(), keyed('for-a-day'));
      server.clock.advance(DAY_MS - 1);
      expect(await buyer.orders.preOrderWechat(clone(), keyed('for-a-day'))).toEqual(first);
      server.clock.advance(1);
      const later = await buyer.orders.preOrderWechat(clone(), keyed('for-a-day'));
      expect(later.order.id).not.toBe(first.order.id);
      expect(await idsOf(buyer)).toHaveLength(2);
    });

    it('sent ten times at once is one order', async () => {
      const other = await startTestServer(server.app.database, {}, { clock: server.clock });
      try {
        const buyer = await signInBuyer(server);
        const sent = Array.from({ length: 10 }, (_, index) =>
          purchaseCalls((index % 2 === 0 ? server : other).client(buyer.token, 'zh')).orders.preOrderWechat(
            clone(),
            keyed('at-once'),
          ),
        );
        const ids = (await Promise.all(sent)).map(({ order }) => order.id);
        expect(await idsOf(buyer)).toEqual([...new Set(ids)]);
      } finally {
        await other.stop();
      }
    });
  });

  it('repeats its delivery unchanged', async () => {
    const buyer = await signInBuyer(server);
    const { id: orderId, code } = await buyer.order(shop.paidId);
    await visitCashier(code, 'pay');
    await expect.poll(() => buyer.orders.queryWechat({ orderId })).toEqual({ trade_state: 'SUCCESS' });
    const first = await buyer.orders.deliver({ orderId }, keyed('delivery'));
    expect(await buyer.orders.deliver({ orderId }, keyed('delivery'))).toEqual(first);
    expect(await buyer.countFiles()).toBe(1);
  });
};
