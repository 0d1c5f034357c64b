import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { signInBuyer } from '../../../testing/buyer.ts';
import { refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { wireOf } from '../../../testing/wire.ts';

/** Proves over HTTP how people come to coupons, each once. */
export const couponGiftsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const issue = async (code: string, more: { userId?: string; ends?: number } = {}): Promise<void> => {
    const now = server.clock.now();
    await server.app.database.db
      .insertInto('coupon')
      .values({
        code,
        user_id: more.userId ?? null,
        off_fen: 700,
        template_id: null,
        created_at: now,
        expires_at: more.ends ?? now + 1_000,
        used_at: null,
        order_id: null,
      })
      .execute();
  };

  describe('coupons from a campaign', () => {
    it('[CALL-P-014] POST /api/personal/universal/hand/send/coupon as form gives one of each', async () => {
      const [buyer, other] = [await signInBuyer(server), await signInBuyer(server)];
      const { data } = await wireOf(server, buyer).post(
        '/api/personal/universal/hand/send/coupon?discount=5',
        {},
      );
      expect(data).toMatchObject({ offFen: 500, used: false });
      expect((await buyer.coupons.mine()).cous).toMatchObject([{ code: data?.['code'] }]);
      expect((await other.coupons.handSend({ discount: 5 })).code).not.toBe(data?.['code']);
    });

    it('end with the budget under any rush', async () => {
      const { db } = server.app.database;
      await db.deleteFrom('promotion').execute();
      const poor = await startTestServer(server.app.database, { CHARTDOCK_PROMOTION_YUAN: '10' });
      try {
        const buyers = await Promise.all(Array.from({ length: 6 }, () => signInBuyer(poor)));
        const asked = buyers.map(({ coupons }) => coupons.handSend({ discount: 5 }));
        const ends = await Promise.allSettled(asked);
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
        const row = await db.selectFrom('promotion').select('given_fen').executeTakeFirstOrThrow();
        expect(Number(row.given_fen)).toBe(1_000);
      } finally {
        await poor.stop();
        await db.deleteFrom('promotion').execute();
      }
    });

    it('come once to a person under any rush', async () => {
      const buyer = await signInBuyer(server);
      const ends = await Promise.all(
        Array.from({ length: 8 }, () =>
          buyer.coupons.handSend({ discount: 5 }, { keep: true }).then(
            () => 'given',
            () => 'refused',
          ),
        ),
      );
      expect(ends.filter((end) => end === 'given')).toHaveLength(1);
      expect((await buyer.coupons.mine()).cous).toHaveLength(1);
    });

    it('are of the discounts that it has', async () => {
      const buyer = await signInBuyer(server);
      expect(await refusalOf(buyer.coupons.handSend({ discount: 500 }))).toBe('70051');
      expect((await buyer.coupons.owned()).rows).toEqual([]);
    });
  });

  describe('coupons from a message', () => {
    it('[CALL-P-015] POST /api/personal/notification/receive/coupon as form claims a free one', async () => {
      const buyer = await signInBuyer(server);
      await issue('MESSAGE');
      const send = async () =>
        wireOf(server, buyer).post('/api/personal/notification/receive/coupon', { coupon: 'MESSAGE' });
      expect((await send()).data).toMatchObject({ code: 'MESSAGE', offFen: 700, used: false });
      expect((await send()).code).toBe('200');
      expect((await buyer.coupons.mine()).cous).toMatchObject([{ code: 'MESSAGE' }]);
    });

    it('go to one taker, never from another', async () => {
      const buyers = await Promise.all([1, 2, 3, 4].map(() => signInBuyer(server)));
      await issue('RACED');
      const ends = await Promise.all(
        buyers.map(({ coupons }) =>
          coupons.receive({ coupon: 'RACED' }).then(
            () => 'held',
            () => 'refused',
          ),
        ),
      );
      expect(ends.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
      const [buyer, other] = buyers;
      if (buyer === undefined || other === undefined) throw new Error('nobody buys');
      await issue('HERS', { userId: other.id });
      await issue('GONE', { ends: server.clock.now() });
      for (const coupon of ['HERS', 'GONE', 'NONE'])
        expect([coupon, await refusalOf(buyer.coupons.receive({ coupon }))]).toEqual([coupon, '70051']);
    });
  });
};
