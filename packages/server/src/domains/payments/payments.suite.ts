import { isApiError } from '@chartdock/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { openShop, visitCashier } from '../../testing/shop.ts';
import type { Shop } from '../../testing/shop.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { wireOf } from '../../testing/wire.ts';
import { startJobs } from '../jobs.ts';
import { createLogger } from '../../kernel/work/logger.ts';
import { workPayments } from './index.ts';
import type { PaymentGateway } from '../../kernel/calls/gateway.types.ts';
import { purchaseCalls, signInBuyer } from '../../testing/buyer.ts';
import { startFakeAlipay } from './gateways/testing/fake-alipay.ts';
import { startFakeWechat } from './gateways/testing/fake-wechat.ts';

/** Proves over HTTP and with the sandbox that a paid order is delivered once, at the price of the server. */
export const paymentsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let shop: Shop;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
    shop = await openShop(server);
  });
  afterAll(() => server.stop());

  const stateOf = async (id: string): Promise<string | undefined> =>
    (
      await server.app.database.db
        .selectFrom('orders')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.state;
  const refundsOf = async (userId: string) =>
    server.app.database.db
      .selectFrom('refund as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.amount_fen', 'r.reason', 'r.done_at'])
      .where('o.user_id', '=', userId)
      .execute();
  const postingsOf = (userId: string) =>
    server.app.database.db
      .selectFrom('ledger_posting')
      .select(['kind', 'buyer_fen', 'author_fen', 'platform_fen', 'tax_fen', 'coupon_fen', 'promotion_fen'])
      .where('buyer_id', '=', userId)
      .orderBy('id')
      .execute();
  /** Sum on the page of an author: the parts of the sales to a buyer. */
  const earnedFrom = (userId: string) =>
    server.app.database.db
      .selectFrom('template_grant as g')
      .innerJoin('ledger_posting as p', 'p.order_id', 'g.order_id')
      .select('p.author_fen')
      .where('g.user_id', '=', userId)
      .execute();
  /** Puts a delivered order back to where a crash between the payment and the delivery leaves it. */
  const undeliver = async (userId: string, id: string): Promise<void> => {
    const { db } = server.app.database;
    await db.deleteFrom('node').where('owner_id', '=', userId).execute();
    await db.updateTable('orders').set({ state: 'paid', file_id: null }).where('id', '=', id).execute();
    await db.insertInto('outbox').values({ order_id: id, created_at: 1 }).execute();
  };
  const giveCoupon = async (coupon: { code: string; userId?: string; offFen: number; ends?: number }) => {
    const now = server.clock.now();
    const row = { code: coupon.code, off_fen: coupon.offFen, user_id: coupon.userId ?? null };
    await server.app.database.db
      .insertInto('coupon')
      .values({
        ...row,
        template_id: null,
        created_at: now,
        expires_at: coupon.ends ?? now + 86_400_000,
        used_at: null,
        order_id: null,
      })
      .execute();
  };

  describe('a template that is paid for', () => {
    it('is delivered once by all three ways', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      expect(await buyer.orders.queryWechat({ orderId: id })).toEqual({ trade_state: 'NOTPAY' });
      expect(await refusalOf(buyer.orders.deliver({ orderId: id }))).toBe('70037');
      expect(await visitCashier(code)).toContain('No real money is taken');
      expect(await visitCashier(code, 'pay')).toContain('Paid');
      server.clock.advance(2_000);
      const asked = await Promise.all([
        buyer.orders.deliver({ orderId: id }).catch(() => undefined),
        buyer.orders.queryWechat({ orderId: id }, { keep: true }),
        buyer.orders.queryWechat({ orderId: id }, { keep: true }),
      ]);
      expect(asked[1]).toEqual({ trade_state: 'SUCCESS' });
      const { order, file } = await buyer.orders.deliver({ orderId: id });
      expect(order).toMatchObject({
        orderId: id,
        state: 'delivered',
        amountFen: 990,
        chartId: file?.chartId,
      });
      expect(file).toMatchObject({ title: 'Paid model', templateId: shop.paidId });
      expect((await buyer.orders.deliver({ orderId: id })).file?.chartId).toBe(file?.chartId);
      await expect.poll(() => stateOf(id)).toBe('delivered');
      expect(await buyer.countFiles()).toBe(1);
    });

    it('is bought once for all its languages', async () => {
      const buyer = await signInBuyer(server);
      const { rows } = await server.client(undefined, 'zh').templates.searchOfficial({ category: 'er' });
      const chartId = rows.find(({ title }) => title === '付费模型')?.chartId ?? '';
      expect((await buyer.client.templates.cloneCheck({ chartId })).result).toBe('cloneBuy');
      const { id, code } = await buyer.order(shop.paidId);
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(id)).toBe('delivered');
      expect((await buyer.client.templates.cloneCheck({ chartId })).result).toBe('clone');
      expect((await buyer.client.templates.clone({ chartId })).file.title).toBe('付费模型');
      const again = { orderType: 'clone', chartId, realMoney: 9.9 } as const;
      expect(await refusalOf(buyer.orders.preOrderWechat(again))).toBe('70052');
      await giveCoupon({ code: 'OTHER-LANGUAGE', offFen: 990 });
      const exchange = { coupon: 'OTHER-LANGUAGE', templateId: chartId };
      expect(await refusalOf(buyer.coupons.exchange(exchange))).toBe('70052');
    });

    it('[CLONE-14] becomes a file after payment, any number', async () => {
      const buyer = await signInBuyer(server);
      expect(await refusalOf(buyer.client.templates.clone({ chartId: shop.paidId }))).toBe('70037');
      const { id, code } = await buyer.order(shop.paidId);
      expect(await refusalOf(buyer.client.templates.clone({ chartId: shop.paidId }))).toBe('70037');
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(id)).toBe('delivered');
      await buyer.client.templates.clone({ chartId: shop.paidId });
      expect(await buyer.countFiles()).toBe(2);
      const other = await signInBuyer(server);
      expect(await refusalOf(other.client.templates.clone({ chartId: shop.paidId }))).toBe('70037');
      expect(await refusalOf(buyer.orders.preOrderWechat({ orderType: 'clone', chartId: shop.paidId }))).toBe(
        '70052',
      );
    });

    it('arrives from the outbox without the page', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(id)).toBe('delivered');
      await undeliver(buyer.id, id);
      await workPayments(server.app);
      await workPayments(server.app);
      expect(await stateOf(id)).toBe('delivered');
      expect(await buyer.countFiles()).toBe(1);
    });

    it('comes when the server starts again, without a call', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(id)).toBe('delivered');
      await undeliver(buyer.id, id);
      const jobs = startJobs(server.app, createLogger('silent'));
      try {
        await expect.poll(() => stateOf(id)).toBe('delivered');
      } finally {
        jobs.stop();
      }
      expect(await buyer.countFiles()).toBe(1);
    });

    it('is refunded when nothing can be delivered', async () => {
      const buyer = await signInBuyer(server);
      const { db } = server.app.database;
      await giveCoupon({ code: 'BACK', offFen: 290, userId: buyer.id });
      const { id, code } = await buyer.order(shop.paidId, 'BACK');
      await db
        .updateTable('template')
        .set({ id: server.app.createId() })
        .where('id', '=', shop.paidId)
        .execute();
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(id)).toBe('refunding');
      await workPayments(server.app);
      await db.updateTable('template').set({ id: shop.paidId }).where('title', '=', 'Paid model').execute();
      expect(await stateOf(id)).toBe('refunded');
      expect(await refundsOf(buyer.id)).toMatchObject([{ amount_fen: 700, reason: 'not_deliverable' }]);
      const postings = await postingsOf(buyer.id);
      expect(postings.map(({ kind }) => kind)).toEqual(['sale', 'undone', 'refund']);
      for (const account of [
        'buyer_fen',
        'author_fen',
        'platform_fen',
        'tax_fen',
        'coupon_fen',
        'promotion_fen',
      ] as const)
        expect([account, postings.reduce((sum, row) => sum + row[account], 0)]).toEqual([account, 0]);
      // Nothing of it is left: the same can be bought again, with the same coupon.
      expect((await buyer.client.templates.cloneCheck({ chartId: shop.paidId })).result).toBe('cloneBuy');
      const again = await buyer.order(shop.paidId, 'BACK');
      await visitCashier(again.code, 'pay');
      await expect.poll(() => stateOf(again.id)).toBe('delivered');
      expect(await buyer.countFiles()).toBe(1);
    });
  });

  describe('money that comes at a bad moment', () => {
    it('late, after the order was closed, is honoured', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      server.clock.advance(16 * 60_000);
      await workPayments(server.app);
      expect(await stateOf(id)).toBe('closed');
      expect(await buyer.orders.queryWechat({ orderId: id })).toEqual({ trade_state: 'CLOSED' });
      expect(await refusalOf(buyer.orders.payWechat({ orderId: id }))).toBe('70053');
      await visitCashier(code, 'payLate');
      await expect.poll(() => stateOf(id)).toBe('delivered');
      expect(await buyer.countFiles()).toBe(1);
    });

    it('paid on two codes is kept once', async () => {
      const buyer = await signInBuyer(server);
      const first = await buyer.order(shop.paidId);
      const second = await buyer.order(shop.paidId);
      // The old code no longer takes money unless the payer was faster.
      expect(await visitCashier(first.code)).toContain('Closed');
      await visitCashier(second.code, 'pay');
      await visitCashier(first.code, 'payLate');
      await expect.poll(() => refundsOf(buyer.id)).toHaveLength(1);
      await expect.poll(() => stateOf(second.id)).toBe('delivered');
      await workPayments(server.app);
      expect(await refundsOf(buyer.id)).toMatchObject([{ amount_fen: 990, done_at: server.clock.now() }]);
      expect(await buyer.countFiles()).toBe(1);
      expect((await postingsOf(buyer.id)).map(({ kind }) => kind)).toEqual([
        'sale',
        'second_payment',
        'refund',
      ]);
    });

    it('paid twice on one code is kept once', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      await visitCashier(code, 'payTwice');
      await expect.poll(() => refundsOf(buyer.id)).toHaveLength(1);
      await expect.poll(() => stateOf(id)).toBe('delivered');
      expect(await buyer.countFiles()).toBe(1);
    });
  });

  describe('fifty at once, of two servers', () => {
    const codeOf = (error: unknown): string =>
      isApiError(error) ? `${error.envelopeCode ?? error.code}: ${error.text ?? ''}` : 'broken';
    /** Clients of one person, each of which knows nothing of the others, half of them at another server. */
    const pages = (other: TestServer, token: string) =>
      Array.from(
        { length: 50 },
        (_, index) => purchaseCalls((index % 2 === 0 ? server : other).client(token, 'zh')).orders,
      );

    it('leave one payable order in a chain', async () => {
      const other = await startTestServer(server.app.database);
      try {
        const buyer = await signInBuyer(server);
        const input = { orderType: 'clone', chartId: shop.paidId } as const;
        const ends = await Promise.all(
          pages(other, buyer.token).map((orders) =>
            orders.preOrderWechat(input).then(() => 'ordered', codeOf),
          ),
        );
        expect(new Set(ends)).toEqual(new Set(['ordered']));
        const orders = await server.app.database.db
          .selectFrom('orders')
          .select(['chain_id', 'state'])
          .where('user_id', '=', buyer.id)
          .execute();
        expect(orders).toHaveLength(50);
        expect(new Set(orders.map(({ chain_id: chain }) => chain)).size).toBe(1);
        expect(orders.filter(({ state }) => state === 'open')).toHaveLength(1);
      } finally {
        await other.stop();
      }
    });

    it('deliver once and name the same file', async () => {
      const other = await startTestServer(server.app.database);
      try {
        const buyer = await signInBuyer(server);
        const { id, code } = await buyer.order(shop.paidId);
        await visitCashier(code, 'pay');
        await expect.poll(() => stateOf(id)).toBe('delivered');
        await undeliver(buyer.id, id);
        const files = await Promise.all(
          pages(other, buyer.token).map((orders) =>
            orders.deliver({ orderId: id }).then(({ file }) => file?.chartId, codeOf),
          ),
        );
        expect([...new Set(files)]).toEqual([expect.not.stringContaining(':')]);
        expect(await buyer.countFiles()).toBe(1);
        expect((await postingsOf(buyer.id)).map(({ kind }) => kind)).toEqual(['sale']);
      } finally {
        await other.stop();
      }
    });
  });

  describe('prices', () => {
    it('[PAY-17] come from the server, which corrects realMoney', async () => {
      const buyer = await signInBuyer(server);
      const ask = { orderType: 'clone', chartId: shop.paidId } as const;
      for (const realMoney of [0.01, 9.89, 9.91, 0]) {
        const call = buyer.orders.preOrderWechat({ ...ask, realMoney }, { noCheck: true });
        expect(await call).toMatchObject({ code: '70050', data: { price: 9.9 } });
      }
      await buyer.orders.preOrderWechat({ ...ask, realMoney: 9.9 });
      await giveCoupon({ code: 'TWO-YUAN', offFen: 200 });
      const coupon = { ...ask, coupon: 'TWO-YUAN' };
      expect(await refusalOf(buyer.orders.preOrderWechat({ ...coupon, realMoney: 9.9 }))).toBe('70050');
      const { order } = await buyer.orders.preOrderWechat({ ...coupon, realMoney: 7.9 });
      const { code_url: code } = await buyer.orders.payWechat({ orderId: order.id });
      expect(await visitCashier(code)).toContain('¥7.90');
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(order.id)).toBe('delivered');
      // 790 fen hold 45 of tax; of the other 745 the author has 70 percent. The house gave 200 away.
      expect(await postingsOf(buyer.id)).toEqual([
        {
          ...{ kind: 'sale', buyer_fen: -790, coupon_fen: -200, promotion_fen: 200 },
          ...{ tax_fen: 45, author_fen: 521, platform_fen: 224 },
        },
      ]);
      expect(await earnedFrom(buyer.id)).toEqual([{ author_fen: 521 }]);
    });

    it('are none for free and missing things', async () => {
      const buyer = await signInBuyer(server);
      const order = (chartId: string) => buyer.orders.preOrderWechat({ orderType: 'clone', chartId });
      expect(await refusalOf(order(shop.freeId))).toBe('70010');
      expect(await refusalOf(order(shop.memberId))).toBe('70010');
      expect(await refusalOf(order(server.app.createId()))).toBe('70010');
      expect(await refusalOf(buyer.orders.preOrderWechat({ orderType: 'clone' }))).toBe('70010');
      const plan = buyer.orders.preOrderWechat({ orderType: 'member', upgradeType: 'for ever' });
      expect(await refusalOf(plan)).toBe('70001');
    });

    it('are entered in a balanced, unchangeable ledger', async () => {
      const { db } = server.app.database;
      await expect(
        sql`update ledger_posting set buyer_fen = 0, platform_fen = 0`.execute(db),
      ).rejects.toThrow();
      await expect(sql`delete from ledger_posting`.execute(db)).rejects.toThrow();
      const id = server.app.createId();
      const row = sql`${id}, ${id}, 't', 'sale', ${id}, null, -1, 0, 2, 0, 0, 0`;
      await expect(sql`insert into ledger_posting values (${row})`.execute(db)).rejects.toThrow();
    });
  });

  describe('memberships', () => {
    it('are extended from their last day', async () => {
      const buyer = await signInBuyer(server);
      const buy = async (): Promise<void> => {
        const input = { orderType: 'member', upgradeType: 'member-month', realMoney: 19.9 } as const;
        const { order } = await buyer.orders.preOrderAlipay(input);
        const { qrCode } = await buyer.orders.payAlipay({ orderId: order.id });
        await visitCashier(qrCode, 'pay');
        await expect.poll(() => stateOf(order.id)).toBe('delivered');
      };
      await buy();
      const first = await buyer.client.user.privilege({ compulsion: true });
      expect(first.privilege.member).toBe(true);
      await buy();
      const { privilege } = await buyer.client.user.privilege({ compulsion: true });
      const days = ((privilege.expireTime ?? 0) - server.clock.now()) / 86_400_000;
      expect(days).toBeGreaterThan(58);
      expect(days).toBeLessThan(63);
    });

    it('of an organisation are paid by the seat', async () => {
      const buyer = await signInBuyer(server);
      const input = {
        orderType: 'org',
        upgradeType: 'org-year',
        teamusercount: 3,
        orgName: 'Atelier',
      } as const;
      const { order } = await buyer.orders.preOrderWechat({ ...input, realMoney: 897 });
      const { code_url: code } = await buyer.orders.payWechat({ orderId: order.id });
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(order.id)).toBe('delivered');
      const { privilege } = await buyer.client.user.privilege({ compulsion: true });
      expect(privilege.orgMember).toBe(true);
    });
  });

  describe('coupons', () => {
    it('[COUPON-07] are exchanged once under any rush', async () => {
      await giveCoupon({ code: 'WHOLE', offFen: 990 });
      const buyers = await Promise.all([1, 2, 3, 4].map(() => signInBuyer(server)));
      const input = { coupon: 'WHOLE', templateId: shop.paidId };
      const ends = await Promise.all(
        buyers.map(({ coupons }) =>
          coupons.exchange(input).then(
            ({ result }) => result,
            () => 'refused',
          ),
        ),
      );
      expect(ends.toSorted()).toEqual(['refused', 'refused', 'refused', 'success']);
      const winner = buyers[ends.indexOf('success')];
      expect(await refusalOf(winner?.coupons.exchange(input) ?? Promise.resolve())).toBe('70051');
      expect((await winner?.client.templates.cloneCheck({ chartId: shop.paidId }))?.result).toBe('clone');
      // Nobody paid, so that nobody earned.
      expect(await postingsOf(winner?.id ?? '')).toEqual([
        {
          ...{ kind: 'exchange', buyer_fen: 0, coupon_fen: -990, promotion_fen: 990 },
          ...{ tax_fen: 0, author_fen: 0, platform_fen: 0 },
        },
      ]);
      expect(await earnedFrom(winner?.id ?? '')).toEqual([{ author_fen: 0 }]);
    });

    it('are refused when small, expired or foreign', async () => {
      const [buyer, other] = [await signInBuyer(server), await signInBuyer(server)];
      await giveCoupon({ code: 'SMALL', offFen: 500 });
      await giveCoupon({ code: 'OLD', offFen: 990, ends: server.clock.now() });
      await giveCoupon({ code: 'THEIRS', offFen: 990, userId: other.id });
      for (const coupon of ['SMALL', 'OLD', 'THEIRS', 'NONE']) {
        expect(await refusalOf(buyer.coupons.exchange({ coupon, templateId: shop.paidId }))).toBe('70051');
      }
      await buyer.order(shop.paidId, 'SMALL');
      expect((await other.coupons.exchange({ coupon: 'THEIRS', templateId: shop.paidId })).result).toBe(
        'success',
      );
    });

    it('stay free where they take nothing off', async () => {
      const [buyer, other] = [await signInBuyer(server), await signInBuyer(server)];
      const { db } = server.app.database;
      const price = (fen: number) =>
        db.updateTable('template').set({ price_fen: fen }).where('id', '=', shop.paidId).execute();
      await giveCoupon({ code: 'KEPT', offFen: 990 });
      await price(1);
      try {
        await buyer.order(shop.paidId, 'KEPT');
        await buyer.order(shop.paidId);
      } finally {
        await price(990);
      }
      expect((await other.coupons.exchange({ coupon: 'KEPT', templateId: shop.paidId })).result).toBe(
        'success',
      );
    });

    it('are reserved, and return with closed orders', async () => {
      const [buyer, other] = [await signInBuyer(server), await signInBuyer(server)];
      await giveCoupon({ code: 'ASIDE', offFen: 100, userId: buyer.id });
      await buyer.order(shop.paidId, 'ASIDE');
      const mine = async () => (await buyer.coupons.mine()).cous.map(({ code, used }) => [code, used]);
      expect(await mine()).toEqual([['ASIDE', false]]);
      // Asked for again, it goes to the order that takes the place of the first.
      await buyer.order(shop.paidId, 'ASIDE');
      expect(await refusalOf(other.order(shop.paidId, 'ASIDE'))).toBe('70051');
      server.clock.advance(16 * 60_000);
      await workPayments(server.app);
      const { code } = await buyer.order(shop.paidId, 'ASIDE');
      await visitCashier(code, 'pay');
      await expect.poll(mine).toEqual([['ASIDE', true]]);
    });
  });

  describe('the calls', () => {
    it('[CALL-P-028] show and move orders of one’s own only', async () => {
      const [buyer, other] = [await signInBuyer(server), await signInBuyer(server)];
      const { id: orderId, code } = await buyer.order(shop.paidId);
      for (const call of ['payWechat', 'queryWechat', 'activityStatus', 'deliver'] as const)
        expect([call, await refusalOf(other.orders[call]({ orderId }))]).toEqual([call, '70053']);
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(orderId)).toBe('delivered');
      expect((await other.orders.userPay()).rows).toEqual([]);
      expect((await buyer.orders.userPay()).rows).toMatchObject([{ orderId, amountFen: 990 }]);
    });

    it('[CALL-P-001, CALL-P-003] POST /api/personal/order/alipay/pre_order as form gives the id in data.order.id', async () => {
      const buyer = await signInBuyer(server);
      const fields = {
        orderType: 'clone',
        upgradeType: '',
        coupon: '',
        realMoney: '9.90',
        orgId: '',
        teamusercount: '1',
        orgName: '',
        chartId: shop.paidId,
      };
      const wire = wireOf(server, buyer);
      const answer = await wire.post('/api/personal/order/alipay/pre_order', fields);
      expect(answer.code).toBe('200');
      const { id: orderId } = answer.data?.['order'] as { id: string };
      expect((await buyer.orders.payAlipay({ orderId })).qrCode).toContain('/cashier/');
      const refused = await wire.post('/api/personal/order/alipay/pre_order', { ...fields, realMoney: '1' });
      expect([refused.code, refused.data]).toEqual(['70050', { price: 9.9 }]);
    });

    it('[CALL-P-002] POST /api/personal/order/wechat/pre_order as form takes the same fields', async () => {
      const buyer = await signInBuyer(server);
      const fields = {
        orderType: 'org',
        upgradeType: 'org-year',
        coupon: '',
        realMoney: '598',
        orgId: '',
        teamusercount: '2',
        orgName: 'Studio',
        chartId: shop.paidId,
      };
      const answer = await wireOf(server, buyer).post('/api/personal/order/wechat/pre_order', fields);
      expect(answer).toMatchObject({ code: '200', data: { order: { id: expect.any(String) as string } } });
    });

    it('[CALL-P-005] POST /api/personal/order/wechat/pay as form returns the code’s text', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      const wire = wireOf(server, buyer);
      expect((await wire.post('/api/personal/order/wechat/pay', { orderId: id })).data).toEqual({
        code_url: code,
      });
      expect((await wire.post('/api/personal/order/alipay/pay', { orderId: id })).code).toBe('70053');
    });

    it('[CALL-P-006] POST /api/personal/order/alipay/pay as form returns the code’s text', async () => {
      const buyer = await signInBuyer(server);
      const { order } = await buyer.orders.preOrderAlipay({ orderType: 'clone', chartId: shop.paidId });
      const { data } = await wireOf(server, buyer).post('/api/personal/order/alipay/pay', {
        orderId: order.id,
      });
      expect(String(data?.['qrCode'])).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/cashier\//);
    });

    it('[CALL-P-007] GET /api/personal/order/wechat/query as query answers like the gateway', async () => {
      const buyer = await signInBuyer(server);
      const { id: orderId, code } = await buyer.order(shop.paidId);
      const ask = async () => {
        // A gateway is asked once in two seconds.
        server.clock.advance(2_000);
        return (await wireOf(server, buyer).get('/api/personal/order/wechat/query', { orderId })).data;
      };
      expect(await ask()).toEqual({ trade_state: 'NOTPAY' });
      await visitCashier(code, 'refuse');
      expect(await ask()).toEqual({ trade_state: 'NOTPAY' });
      await visitCashier(code, 'expire');
      expect(await ask()).toEqual({ trade_state: 'CLOSED' });
      await visitCashier(code, 'payLate');
      expect(await ask()).toEqual({ trade_state: 'SUCCESS' });
    });

    it('[CALL-P-008] GET /api/personal/order/alipay/query as query answers like the gateway', async () => {
      const buyer = await signInBuyer(server);
      const { order } = await buyer.orders.preOrderAlipay({ orderType: 'clone', chartId: shop.paidId });
      const { qrCode } = await buyer.orders.payAlipay({ orderId: order.id });
      await visitCashier(qrCode, 'pay');
      const asked = { orderId: order.id };
      const answer = await wireOf(server, buyer).get('/api/personal/order/alipay/query', asked);
      expect(answer.data).toEqual({ trade_state: 'SUCCESS' });
    });

    it('[CALL-P-004] POST /api/personal/pay/add/po/pre/order/info as json returns a uuid', async () => {
      const buyer = await signInBuyer(server);
      const body = { orderType: 'clone', chartId: shop.paidId, realMoney: 9.9 };
      const answer = await wireOf(server, buyer).postJson('/api/personal/pay/add/po/pre/order/info', body);
      expect(answer).toMatchObject({ code: '200', data: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
    });

    it('GET /api/personal/pay/get/po/pre/order/info as query reads one’s own uuid', async () => {
      const buyer = await signInBuyer(server);
      const template = await buyer.orders.addPreOrderInfo({ orderType: 'clone', chartId: shop.paidId });
      expect(await buyer.orders.readPreOrderInfo({ uuid: template })).toEqual({
        orderType: 'clone',
        id: shop.paidId,
        title: 'Paid model',
        price: 9.9,
        seats: 1,
      });
      const seats = {
        orderType: 'org',
        upgradeType: 'org-year',
        teamusercount: 2,
        orgName: 'Studio',
      } as const;
      const plan = await buyer.orders.addPreOrderInfo({ ...seats, coupon: 'X', realMoney: 588 });
      expect(await buyer.orders.readPreOrderInfo({ uuid: plan })).toEqual({
        orderType: 'org',
        id: 'org-year',
        title: 'org-year',
        price: 588,
        seats: 2,
        orgName: 'Studio',
        coupon: 'X',
      });
      const other = await signInBuyer(server);
      expect(await refusalOf(other.orders.readPreOrderInfo({ uuid: plan }))).toBe('70053');
    });

    it('[CALL-P-009] GET /api/personal/pay/get/order/status/cyclic as query succeeds once paid', async () => {
      const [buyer, other] = [await signInBuyer(server), await signInBuyer(server)];
      const uuid = await buyer.orders.addPreOrderInfo({ orderType: 'clone', chartId: shop.paidId });
      const ask = async (headers: Record<string, string>): Promise<unknown> => {
        const sent = await server.send('/api/personal/pay/get/order/status/cyclic', { headers });
        return ((await sent.json()) as { data: unknown }).data;
      };
      const headers = { uuid, token: buyer.token };
      expect(await ask(headers)).toBe('waiting');
      const { code } = await buyer.order(shop.paidId);
      await visitCashier(code, 'pay');
      await expect.poll(() => ask(headers)).toBe('success');
      expect(await buyer.orders.statusCyclic({ uuid })).toBe('success');
      expect(await refusalOf(other.orders.statusCyclic({ uuid }))).toBe('70053');
    });

    it('[CALL-P-010, PAY-19] GET /api/personal/pay/get/activity/order/status as query checks the order', async () => {
      const buyer = await signInBuyer(server);
      const { id: orderId, code } = await buyer.order(shop.paidId);
      const path = '/api/personal/pay/get/activity/order/status';
      expect((await wireOf(server, buyer).get(path, { orderId })).data).toEqual({ trade_state: 'NOTPAY' });
      await visitCashier(code, 'pay');
      server.clock.advance(2_000);
      expect(await buyer.orders.activityStatus({ orderId })).toEqual({ trade_state: 'SUCCESS' });
    });

    it('[CALL-P-011] GET /api/personal/coupon/mycoupon as query lists code and used', async () => {
      const buyer = await signInBuyer(server);
      await giveCoupon({ code: 'MINE', offFen: 300, userId: buyer.id });
      await giveCoupon({ code: 'ENDED', offFen: 300, userId: buyer.id, ends: server.clock.now() });
      const { data } = await wireOf(server, buyer).get('/api/personal/coupon/mycoupon', { specialId: '' });
      expect(data?.['cous']).toMatchObject([{ code: 'MINE', used: false }]);
    });

    it('[CALL-P-012] POST /api/personal/coupon/exchange_coupon as form answers with result', async () => {
      const buyer = await signInBuyer(server);
      await giveCoupon({ code: 'EXCHANGE', offFen: 990 });
      const form = { coupon: 'EXCHANGE', templateId: shop.paidId };
      const wire = wireOf(server, buyer);
      const answer = await wire.post('/api/personal/coupon/exchange_coupon', form);
      expect(answer.data).toEqual({ result: 'success', template: shop.paidId, team: '' });
      const again = await wire.post('/api/personal/coupon/exchange_coupon', form);
      expect([again.code, String(again.msg)]).toEqual(['70051', expect.stringContaining('优惠码')]);
    });

    it('[CALL-P-013] GET /api/personal/coupon/get/owner/coupon/list as query lists those that ended too', async () => {
      const buyer = await signInBuyer(server);
      await giveCoupon({ code: 'PAST', offFen: 300, userId: buyer.id, ends: server.clock.now() });
      const { data } = await wireOf(server, buyer).get('/api/personal/coupon/get/owner/coupon/list');
      expect(data?.['rows']).toMatchObject([{ code: 'PAST', used: false, offFen: 300 }]);
    });

    it('[CALL-P-016] GET /api/personal/order/get/user/pay as query lists paid orders', async () => {
      const buyer = await signInBuyer(server);
      const { id, code } = await buyer.order(shop.paidId);
      const list = async () =>
        (await wireOf(server, buyer).get('/api/personal/order/get/user/pay')).data?.['rows'];
      expect(await list()).toEqual([]);
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(id)).toBe('delivered');
      expect(await list()).toMatchObject([{ orderId: id, title: 'Paid model', state: 'delivered' }]);
    });

    it('GET /api/personal/order/plans as query lists membership prices', async () => {
      const buyer = await signInBuyer(server);
      const { data } = await wireOf(server, buyer).get('/api/personal/order/plans');
      expect(data?.['rows']).toContainEqual({
        id: 'member-month',
        orderType: 'member',
        months: 1,
        priceFen: 1990,
      });
      expect(data?.['channels']).toEqual(['alipay', 'wechat']);
    });

    it('POST /api/personal/order/deliver as form tells the file', async () => {
      const buyer = await signInBuyer(server);
      const { id: orderId, code } = await buyer.order(shop.paidId);
      await visitCashier(code, 'pay');
      await expect.poll(() => stateOf(orderId)).toBe('delivered');
      const { data } = await wireOf(server, buyer).post('/api/personal/order/deliver', { orderId });
      expect(data?.['file']).toMatchObject({ title: 'Paid model' });
    });

    it('are closed where nothing takes money', async () => {
      const off = await startTestServer(server.app.database, { CHARTDOCK_PAYMENTS: 'off' });
      const buyer = await signInBuyer(off);
      const call = buyer.orders.preOrderWechat({ orderType: 'clone', chartId: shop.paidId });
      expect(await refusalOf(call)).toBe('70054');
      await off.stop();
    });

    it('are offered only where they take money', async () => {
      const waysAt = async (settings: Record<string, string>, gateways?: readonly PaymentGateway[]) => {
        const parts = gateways === undefined ? {} : { gateways };
        const other = await startTestServer(server.app.database, settings, parts);
        const { data } = await wireOf(other, await signInBuyer(other)).get('/api/personal/order/plans');
        await other.stop();
        return data?.['channels'];
      };
      const fakes = [await startFakeAlipay({ now: Date.now }), await startFakeWechat({ now: Date.now })];
      for (const { gateway, stop } of fakes) {
        expect(await waysAt({}, [gateway])).toEqual([gateway.name]);
        await stop();
      }
      expect(await waysAt({ CHARTDOCK_PAYMENTS: 'off' })).toEqual([]);
    });
  });
};
