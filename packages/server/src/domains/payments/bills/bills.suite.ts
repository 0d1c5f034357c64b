import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { createLogger } from '../../../kernel/work/logger.ts';
import { runDueJobs } from '../../jobs.ts';
import { signInBuyer } from '../../../testing/buyer.ts';
import { openShop } from '../../../testing/shop.ts';
import type { Shop } from '../../../testing/shop.ts';
import { createTestClock, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { startFakeWechat } from '../gateways/testing/fake-wechat.ts';
import { compareBills, findOrder, listComparedDays, listDifferences, workPayments } from '../index.ts';
import { tradeNoOf } from '../order-numbers.ts';

const DAY_MS = 86_400_000;

/** Proves that the movements of gateways' bills match the payments entered here. */
export const billsSuite = (under: DatabaseUnderTest): void => {
  const clock = createTestClock();
  let server: TestServer;
  let shop: Shop;
  let fake: Awaited<ReturnType<typeof startFakeWechat>>;
  beforeAll(async () => {
    fake = await startFakeWechat({ now: clock.now, patience: { pausesMs: [] } });
    server = await startTestServer(await under.open(), {}, { clock, gateways: [fake.gateway] });
    shop = await openShop(server);
  });
  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  const order = async () => {
    const buyer = await signInBuyer(server);
    const { id } = await buyer.order(shop.paidId);
    return { buyer, id, tradeNo: tradeNoOf(id) };
  };
  const tell = async (payment: ReturnType<typeof fake.payTrade>): Promise<number> => {
    if (payment === undefined) throw new Error('the order takes no money');
    const { headers, body } = fake.notice(payment);
    const sent = { method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body) };
    return (await server.send('/pay/notice/wechat', sent)).status;
  };
  const differencesOf = async (tradeNo: string) =>
    (await listDifferences(server.app))
      .filter((row) => row.trade_no === tradeNo)
      .map(({ kind, amount_fen, outcome }) => ({ kind, amount_fen, outcome }));
  const stateOf = async (id: string) => (await findOrder(server.app, id))?.order.state;

  describe('the bill of a day', () => {
    it('finds and delivers an untold payment once confirmed', async () => {
      const [told, lost] = [await order(), await order()];
      expect(await tell(fake.payTrade(told.tradeNo))).toBe(200);
      await expect.poll(() => stateOf(told.id)).toBe('delivered');
      // Closed unpaid, and then paid all the same; the notice never comes.
      clock.advance(16 * 60_000);
      await workPayments(server.app);
      expect(await stateOf(lost.id)).toBe('closed');
      fake.payTrade(lost.tradeNo, true);
      expect(await compareBills(server.app)).toEqual({});
      clock.advance(2 * DAY_MS);
      expect(await compareBills(server.app)).toEqual({ wechat: 1 });
      expect(await stateOf(lost.id)).toBe('delivered');
      expect(await lost.buyer.countFiles()).toBe(1);
      expect(await differencesOf(lost.tradeNo)).toEqual([
        { kind: 'not_here', amount_fen: 990, outcome: 'paid' },
      ]);
      expect(await differencesOf(told.tradeNo)).toEqual([]);
      // The same day is not compared twice.
      expect(await compareBills(server.app)).toEqual({});
      expect(await listComparedDays(server.app)).toMatchObject([
        { day: '2026-11-22', payments: 0 },
        { day: '2026-11-21', payments: 2 },
      ]);
    });

    it('believes no unconfirmed row or other amount', async () => {
      const { id, tradeNo } = await order();
      const rows = [
        { tradeNo, transactionId: 'made up', amountFen: 990 },
        { tradeNo: 'f'.repeat(32), transactionId: 'of another shop', amountFen: 1 },
      ];
      const lying = { ...fake.gateway, readBill: () => Promise.resolve({ payments: rows, refunds: [] }) };
      const app = { ...server.app, gateways: { ...server.app.gateways, all: [lying] } };
      clock.advance(2 * DAY_MS);
      expect(await compareBills(app)).toMatchObject({ wechat: expect.any(Number) as number });
      const outcomes = (await differencesOf(tradeNo)).map(({ outcome }) => outcome);
      expect(new Set(outcomes)).toEqual(new Set(['unconfirmed']));
      expect(await differencesOf('f'.repeat(32))).toEqual([]);
      expect(await stateOf(id)).toBe('open');
    });

    it('reports foreign refunds and unknown payments', async () => {
      const { buyer, id, tradeNo } = await order();
      const payment = fake.payTrade(tradeNo);
      expect(await tell(payment)).toBe(200);
      await expect.poll(() => stateOf(id)).toBe('delivered');
      if (payment === undefined) throw new Error('nothing was paid');
      await fake.gateway.refund({ payment, refundNo: 'by-hand-1' }).catch(() => undefined);
      const { db } = server.app.database;
      const made = {
        gateway: 'wechat',
        transaction_id: 'nobody knows',
        order_id: id,
        trade_no: tradeNo,
        amount_fen: 990,
      };
      await db
        .insertInto('payment')
        .values({ ...made, seen_at: clock.now() })
        .execute();
      clock.advance(2 * DAY_MS);
      await compareBills(server.app);
      expect(await differencesOf(tradeNo)).toEqual(
        expect.arrayContaining([
          { kind: 'refunded_there', amount_fen: 990, outcome: 'the order is delivered' },
          { kind: 'not_there', amount_fen: 990, outcome: 'look' },
        ]),
      );
      expect(await buyer.countFiles()).toBe(1);
    });

    it('is read the next night after an outage', async () => {
      clock.advance(2 * DAY_MS);
      fake.disturb('error');
      await expect(compareBills(server.app)).rejects.toMatchObject({ code: 'unreachable' });
      fake.disturb(undefined);
      const before = (await listComparedDays(server.app)).length;
      await runDueJobs(server.app, createLogger('silent'));
      expect((await listComparedDays(server.app)).length).toBeGreaterThan(before);
    });
  });
};
