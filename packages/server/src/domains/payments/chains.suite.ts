import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import type { GatewayPayment } from '../../kernel/calls/gateway.types.ts';
import { signInBuyer } from '../../testing/buyer.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { openShop } from '../../testing/shop.ts';
import { createTestClock, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { startFakeWechat } from './gateways/testing/fake-wechat.ts';
import { workPayments } from './index.ts';
import { enterPayments } from './settle.ts';
import { readBooks } from './testing/read-books.ts';

type PreOrder = Parameters<Buyer['orders']['preOrderWechat']>[0];

const MONTH = { orderType: 'member', upgradeType: 'member-month' } as const;

/** Proves at two servers that of a chain of orders one payment is kept, and that nothing of it can be paid or is asked about after that. */
export const chainsSuite = (under: DatabaseUnderTest): void => {
  const clock = createTestClock();
  let fake: Awaited<ReturnType<typeof startFakeWechat>>;
  let servers: readonly [TestServer, TestServer];
  let paidId = '';
  beforeAll(async () => {
    fake = await startFakeWechat({ now: clock.now, patience: { pausesMs: [] } });
    const parts = { clock, gateways: [fake.gateway] };
    const database = await under.open();
    servers = [await startTestServer(database, {}, parts), await startTestServer(database, {}, parts)];
    ({ paidId } = await openShop(servers[0]));
  });
  afterAll(async () => {
    for (const { stop } of servers) await stop();
    await fake.stop();
  });

  const db = () => servers[0].app.database.db;
  const statesOf = async (buyer: Buyer): Promise<readonly string[]> =>
    (
      await db().selectFrom('orders').select('state').where('user_id', '=', buyer.id).orderBy('id').execute()
    ).map(({ state }) => state);
  /** Has someone order twice, so that the second code takes the place of the first, and pay both or one. */
  const orderTwice = async (first: PreOrder, second = first) => {
    const buyer = await signInBuyer(servers[0]);
    const ids: string[] = [];
    for (const input of [first, second]) {
      const { order } = await buyer.orders.preOrderWechat(input, { keep: true });
      await buyer.orders.payWechat({ orderId: order.id });
      ids.push(order.id);
    }
    const pay = (code: number): GatewayPayment => {
      const payment = fake.payTrade((ids[code] ?? '').replaceAll('-', ''), true);
      if (payment === undefined) throw new Error('the order takes no money');
      return payment;
    };
    return { buyer, ids, pay };
  };
  const send = async (server: TestServer, payment: GatewayPayment): Promise<number> => {
    const { headers, body } = fake.notice(payment);
    const sent = { method: 'POST', headers: headers as Record<string, string>, body: new Uint8Array(body) };
    return (await server.send('/pay/notice/wechat', sent)).status;
  };
  /** Finds the template that is paid for as it is written in the other language. */
  const findOtherLanguage = async (): Promise<string> => {
    const { rows } = await servers[0].client(undefined, 'zh').templates.searchOfficial({ category: 'er' });
    return rows.find(({ title }) => title === '付费模型')?.chartId ?? '';
  };
  const workAll = (): Promise<unknown> => Promise.all(servers.map(({ app }) => workPayments(app)));

  describe('of a chain', () => {
    it('closes other codes and frees a new order', async () => {
      const { buyer, pay } = await orderTwice(MONTH);
      expect(await send(servers[0], pay(0))).toBe(200);
      await expect.poll(() => statesOf(buyer)).toEqual(['delivered', 'closing']);
      await buyer.orders.preOrderWechat(MONTH);
      await workAll();
      expect(await statesOf(buyer)).toEqual(['delivered', 'closed', 'open']);
    });

    it('ends an order with its refund', async () => {
      const { buyer, ids, pay } = await orderTwice(MONTH);
      // The gateway could not be told to close the first one.
      await db()
        .updateTable('orders')
        .set({ state: 'closing' })
        .where('id', '=', ids[0] ?? '')
        .execute();
      expect(await send(servers[0], pay(1))).toBe(200);
      await expect.poll(() => statesOf(buyer)).toEqual(['closing', 'delivered']);
      expect(await send(servers[1], pay(0))).toBe(200);
      await expect.poll(() => statesOf(buyer)).toEqual(['closed', 'delivered']);
    });

    it('keeps the first within one millisecond', async () => {
      for (const first of [0, 1]) {
        const { buyer, pay } = await orderTwice({ orderType: 'clone', chartId: paidId });
        for (const code of [first, 1 - first]) expect(await send(servers[0], pay(code))).toBe(200);
        const states = first === 0 ? ['delivered', 'closed'] : ['closed', 'delivered'];
        await expect.poll(() => statesOf(buyer)).toEqual(states);
      }
    });

    it('treats both languages of a template alike', async () => {
      const { rows } = await servers[0].client(undefined, 'zh').templates.searchOfficial({ category: 'er' });
      const otherId = rows.find(({ title }) => title === '付费模型')?.chartId ?? '';
      const [one, other] = [paidId, otherId].map((chartId) => ({ orderType: 'clone', chartId }) as const);
      if (one === undefined || other === undefined) throw new Error('two orders');
      for (const [first, second] of [
        [one, other],
        [other, one],
      ] as const) {
        const { buyer, pay } = await orderTwice(first, second);
        expect((await statesOf(buyer)).filter((state) => state === 'open')).toHaveLength(1);
        for (const code of [0, 1]) expect(await send(servers[0], pay(code))).toBe(200);
        await expect.poll(() => statesOf(buyer)).toEqual(['delivered', 'closed']);
        const { sales, refunds } = await readBooks(db(), buyer.id);
        expect([sales, refunds]).toEqual([1, 1]);
        expect(await buyer.countFiles()).toBe(1);
      }
      // Given by a coupon in one language while the order of the other is open.
      const coupon = { code: 'given', off_fen: 990, created_at: 1, expires_at: clock.now() + 86_400_000 };
      await db().insertInto('coupon').values(coupon).execute();
      const buyer = await signInBuyer(servers[0]);
      const { order } = await buyer.orders.preOrderWechat(one, { keep: true });
      await buyer.orders.payWechat({ orderId: order.id });
      await buyer.coupons.exchange({ coupon: 'given', templateId: otherId });
      const payment = fake.payTrade(order.id.replaceAll('-', ''), true);
      if (payment === undefined) throw new Error('the order takes no money');
      expect(await send(servers[0], payment)).toBe(200);
      await expect.poll(async () => (await readBooks(db(), buyer.id)).payments).toBe(1);
      const { sales, refunds } = await readBooks(db(), buyer.id);
      expect([sales, refunds]).toEqual([0, 1]);
    });

    it('waits for a payment before giving a template', async () => {
      const otherId = await findOtherLanguage();
      const coupon = { code: 'meets', off_fen: 990, created_at: 1, expires_at: clock.now() + 86_400_000 };
      await db().insertInto('coupon').values(coupon).execute();
      const buyer = await signInBuyer(servers[1]);
      const { order } = await buyer.orders.preOrderWechat(
        { orderType: 'clone', chartId: paidId },
        { keep: true },
      );
      await buyer.orders.payWechat({ orderId: order.id });
      const payment = fake.payTrade(order.id.replaceAll('-', ''), true);
      if (payment === undefined) throw new Error('the order takes no money');
      let given: Promise<unknown> | undefined;
      await db()
        .transaction()
        .execute(async (tx) => {
          await enterPayments(servers[0].app, tx, [{ gateway: 'wechat', payment }]);
          given = buyer.coupons.exchange({ coupon: 'meets', templateId: otherId });
          // It is under way before the payment is there for others.
          await Promise.race([given.catch(() => undefined), wait(300)]);
        });
      expect(await refusalOf(given ?? Promise.resolve())).toBe('70052');
      const { sales, refunds } = await readBooks(db(), buyer.id);
      expect([sales, refunds]).toEqual([1, 0]);
    });

    it('uses or refunds a coupon paid late', async () => {
      const clone = { orderType: 'clone', chartId: paidId } as const;
      for (const isSpent of [false, true]) {
        const code = `late-${String(isSpent)}`;
        const coupon = { code, off_fen: 500, created_at: 1, expires_at: clock.now() + 86_400_000 };
        await db().insertInto('coupon').values(coupon).execute();
        const buyer = await signInBuyer(servers[0]);
        const { order } = await buyer.orders.preOrderWechat({ ...clone, coupon: code }, { keep: true });
        await buyer.orders.payWechat({ orderId: order.id });
        // The order that takes its place is at the full price, and frees the coupon for anyone.
        await buyer.orders.preOrderWechat(clone, { keep: true });
        if (isSpent) await buyer.orders.preOrderWechat({ ...MONTH, coupon: code });
        const payment = fake.payTrade(order.id.replaceAll('-', ''), true);
        if (payment === undefined) throw new Error('the order takes no money');
        expect(await send(servers[0], payment)).toBe(200);
        await expect.poll(async () => (await readBooks(db(), buyer.id)).payments).toBe(1);
        const { sales, refunds } = await readBooks(db(), buyer.id);
        expect({ sales, refunds }).toEqual(isSpent ? { sales: 0, refunds: 1 } : { sales: 1, refunds: 0 });
        const org = {
          orderType: 'org',
          upgradeType: 'org-year',
          teamusercount: 3,
          orgName: 'Ours',
        } as const;
        const again = buyer.orders.preOrderWechat({ ...org, coupon: code });
        expect(await refusalOf(again)).toBe('70051');
      }
    });

    it('enters both payments, keeps one, refunds one', async () => {
      const rounds = Array.from({ length: 6 }, async () => {
        const { buyer, ids, pay } = await orderTwice({ orderType: 'clone', chartId: paidId });
        const payments = [pay(0), pay(1)] as const;
        // On a busy machine a page may be asked to try again; a notice may not.
        const page = (orderId: string) =>
          buyer.orders.queryWechat({ orderId }, { keep: true }).catch(() => undefined);
        const replies = await Promise.all([
          send(servers[0], payments[0]),
          send(servers[1], payments[1]),
          page(ids[1] ?? '').then(() => 200),
          send(servers[1], payments[0]),
          send(servers[0], payments[1]),
        ]);
        expect(replies).toEqual([200, 200, 200, 200, 200]);
        return buyer;
      });
      const buyers = await Promise.all(rounds);
      await workAll();
      for (const buyer of buyers) {
        const { payments, sales, refunds, files, sum_fen: sum } = await readBooks(db(), buyer.id);
        expect({ payments, sales, refunds, files, sum }).toEqual({
          payments: 2,
          sales: 1,
          refunds: 1,
          files: 1,
          sum: 0,
        });
        expect((await statesOf(buyer)).toSorted()).toEqual(['closed', 'delivered']);
      }
    });
  });
};
