import type { App, Handle } from '../kernel/calls/context.ts';
import type { DemoName } from './demo-accounts.ts';

const DAY_MS = 86_400_000;

interface DemoCoupon {
  readonly code: string;
  readonly offFen: number;
  /** Days from now until it ends; one that ended has a negative number. */
  readonly days: number;
}

/** Enough for any template of the library, a part of a plan, and one that has ended. */
const COUPONS: readonly DemoCoupon[] = [
  { code: 'DEMO-TEMPLATE-30', offFen: 3_000, days: 300 },
  { code: 'DEMO-PLAN-10', offFen: 1_000, days: 330 },
  { code: 'DEMO-PAST', offFen: 500, days: -10 },
];

/** Gives the free demo account coupons to try. */
export const seedCoupons = async (
  app: App,
  db: Handle,
  ids: Readonly<Record<DemoName, string>>,
): Promise<void> => {
  const now = app.now();
  await db
    .insertInto('coupon')
    .values(
      COUPONS.map(({ code, offFen, days }) => ({
        code,
        user_id: ids.free,
        off_fen: offFen,
        template_id: null,
        created_at: now - 30 * DAY_MS,
        expires_at: now + days * DAY_MS,
        used_at: null,
        order_id: null,
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
};
