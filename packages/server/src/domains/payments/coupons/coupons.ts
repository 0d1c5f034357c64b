import type { CallData, CallParsedInput, Coupon } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { Selectable } from 'kysely';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { implement } from '../../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../../kernel/calls/implement.ts';
import { takeCoupon } from './coupon-use.ts';
import { post, shareSale } from '../ledger.ts';
import { isOrderFor, lockPurchases } from '../orders.ts';
import { quote } from '../quote.ts';
import type { CouponTable } from '../tables.ts';

const MOST = 100;

/** Writes a coupon as its holder sees it. */
export const toCoupon = (row: Selectable<CouponTable>): Coupon => ({
  code: row.code,
  used: row.used_at !== null,
  expireTime: row.expires_at,
  offFen: row.off_fen,
  ...(row.template_id === null ? {} : { templateId: row.template_id }),
});

/** Lists the coupons of the person that can be used, or could until they were (CALL-P-011). */
const listMine = async (
  { db, actor, now }: CallContext,
  { specialId = '' }: CallParsedInput<'coupons', 'mine'>,
): Promise<CallData<'coupons', 'mine'>> => {
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', now)
    .where('special_id', 'in', specialId === '' ? [''] : ['', specialId])
    .orderBy('expires_at')
    .orderBy('code')
    .limit(MOST)
    .execute();
  return { cous: rows.map(toCoupon) };
};

const listOwned = async ({ db, actor }: CallContext): Promise<CallData<'coupons', 'owned'>> => {
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .orderBy('expires_at', 'desc')
    .orderBy('code')
    .limit(MOST)
    .execute();
  return { rows: rows.map(toCoupon) };
};

/** Exchanges a coupon for a template whose whole price it covers; used once, even by concurrent requests (COUPON-07). */
const exchange = async (
  context: CallContext,
  { coupon, templateId }: CallParsedInput<'coupons', 'exchange'>,
): Promise<CallData<'coupons', 'exchange'>> => {
  const { app, db, actor, now } = context;
  const wanted = templateId ?? (await readTemplateOf(context, coupon));
  if (wanted === undefined) throw new CallError('couponRefused');
  await lockPurchases(context);
  // A payment of an order for it that comes at the same time waits until this is done, or is waited for: it is sold or given, not both.
  await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where(isOrderFor({ kind: 'clone', item: wanted }))
    .orderBy('id')
    .forUpdate()
    .execute();
  const { listFen, authorId, isGranted } = await quote(context, { orderType: 'clone', chartId: wanted });
  const off = await takeCoupon(db, {
    code: coupon,
    userId: actor.userId,
    templateId: wanted,
    now,
    orderId: null,
  });
  if (off === undefined || off < listFen) throw new CallError('couponRefused');
  if (isGranted) throw new CallError('alreadyPaid');
  const id = app.createId();
  const granted = await db
    .insertInto('template_grant')
    .values({ user_id: actor.userId, template_id: wanted, order_id: id, granted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'template_id']).doNothing())
    .returning('template_id')
    .executeTakeFirst();
  if (granted === undefined) throw new CallError('alreadyPaid');
  // Nobody pays, so that nobody earns: the house books its gift.
  await post(app, db, {
    kind: 'exchange',
    order: { id, user_id: actor.userId, author_id: authorId },
    transactionId: coupon,
    shares: shareSale({ amount_fen: 0, coupon_fen: listFen, author_id: authorId }),
  });
  return { result: 'success', template: wanted, team: '' };
};

const readTemplateOf = async ({ db }: CallContext, code: string): Promise<string | undefined> => {
  const row = await db.selectFrom('coupon').select('template_id').where('code', '=', code).executeTakeFirst();
  return row?.template_id ?? undefined;
};

const own = { access: 'token', scope: 'own sessions', items: 'closed' } as const;

/** Lists the calls about coupons. */
export const couponCalls: readonly ImplementedCall[] = [
  implement(endpoints.coupons.mine, { ...own, handler: listMine }),
  implement(endpoints.coupons.owned, { ...own, handler: listOwned }),
  implement(endpoints.coupons.exchange, { ...own, handler: exchange }),
];
