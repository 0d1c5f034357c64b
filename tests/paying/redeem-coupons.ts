import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import { purchaseCalls, signInBuyer } from '../../packages/server/src/testing/buyer.ts';
import { openPayingWorld } from './paying-world.ts';

/** Who tries to use a coupon at once. */
const PEOPLE = 20;

/** Report of a run. */
export interface CouponsReport {
  readonly coupons: number;
  /** Redemptions that were granted; as many as there are coupons. */
  readonly granted: number;
  readonly faults: readonly string[];
}

/** Has twenty people redeem the same coupon at once, half of them at another server, coupon after coupon. */
export const redeemCoupons = async (
  databases: readonly [Database, Database],
  coupons: number,
): Promise<CouponsReport> => {
  const world = await openPayingWorld(databases);
  const { db, clock, servers, shop } = world;
  const faults: string[] = [];
  let granted = 0;
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signInBuyer(servers[0])));
    for (let number = 0; number < coupons; number += 1) {
      const code = `COUPON-${number}`;
      const times = { created_at: clock.now(), expires_at: clock.now() + 86_400_000 };
      const rest = { user_id: null, template_id: null, used_at: null, order_id: null };
      await db
        .insertInto('coupon')
        .values({ code, off_fen: 990, ...times, ...rest })
        .execute();
      const ends = await Promise.allSettled(
        people.map(({ token }, at) => {
          const { coupons: calls } = purchaseCalls((servers[at % 2] ?? servers[0]).client(token));
          return calls.exchange({ coupon: code, templateId: shop.paidId });
        }),
      );
      const won = ends.filter(({ status }) => status === 'fulfilled').length;
      const grants = await db
        .deleteFrom('template_grant')
        .where('template_id', '=', shop.paidId)
        .returning('user_id')
        .execute();
      const used = await db
        .selectFrom('coupon')
        .select('used_at')
        .where('code', '=', code)
        .executeTakeFirst();
      granted += won;
      if (won !== 1 || grants.length !== 1 || (used?.used_at ?? null) === null)
        faults.push(`coupon ${number}: ${won} redemptions, ${grants.length} grants`);
    }
  } finally {
    await world.stop();
  }
  return { coupons, granted, faults };
};
