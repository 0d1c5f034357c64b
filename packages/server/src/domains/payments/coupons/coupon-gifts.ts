import { createHash } from 'node:crypto';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../../kernel/calls/context.ts';
import { implement } from '../../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../../kernel/calls/implement.ts';
import { toCoupon } from './coupons.ts';

const DAY_MS = 86_400_000;

/** Coupons that people may take for themselves. */
interface Campaign {
  readonly name: string;
  /** Discounts of its coupons, in whole yuan; each person gets one of each. */
  readonly discounts: readonly number[];
  readonly lastsMs: number;
}

const CAMPAIGN: Campaign = { name: 'welcome', discounts: [5], lastsMs: 30 * DAY_MS };

/** Letters and digits that are not mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const CODE_LENGTH = 12;

/** Writes the code of a person's coupon: the same for each request, so that the key of the table lets them have one. */
const codeOf = (userId: string, discount: number): string => {
  const digest = createHash('sha256').update(`${CAMPAIGN.name} ${discount} ${userId}`).digest();
  return Array.from(digest.subarray(0, CODE_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('');
};

/** Gives the person a coupon of the campaign, once for each discount (CALL-P-014). */
const handSend = async (
  { app, db, actor, now }: CallContext,
  { discount }: CallParsedInput<'coupons', 'handSend'>,
): Promise<CallData<'coupons', 'handSend'>> => {
  if (!CAMPAIGN.discounts.includes(discount)) throw new CallError('couponRefused');
  const given = await db
    .insertInto('coupon')
    .values({
      code: codeOf(actor.userId, discount),
      user_id: actor.userId,
      off_fen: discount * 100,
      template_id: null,
      created_at: now,
      expires_at: now + CAMPAIGN.lastsMs,
      used_at: null,
      order_id: null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (given === undefined) throw new CallError('couponRefused');
  await takeFromBudget(db, given.off_fen, app.config.promotionYuan * 100);
  return toCoupon(given);
};

/**
 * Takes the discount of a coupon from the budget of the campaign; concurrent people never get more than it holds. Throws
 * `couponRefused` once it is used up.
 */
const takeFromBudget = async (db: Handle, fen: number, budgetFen: number): Promise<void> => {
  const { name } = CAMPAIGN;
  await db
    .insertInto('promotion')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const taken = await db
    .updateTable('promotion')
    .set((set) => ({ given_fen: set('given_fen', '+', fen) }))
    .where('name', '=', name)
    .where('given_fen', '<=', budgetFen - fen)
    .returning('name')
    .executeTakeFirst();
  if (taken === undefined) throw new CallError('couponRefused');
};

/** Makes a coupon that is nobody's the person's own; of any number of people who try, one gets it (CALL-P-015). */
const receive = async (
  { db, actor, now }: CallContext,
  { coupon }: CallParsedInput<'coupons', 'receive'>,
): Promise<CallData<'coupons', 'receive'>> => {
  const held = await db
    .updateTable('coupon')
    .set({ user_id: actor.userId })
    .where('code', '=', coupon)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where((where) =>
      where.or([
        where('user_id', '=', actor.userId),
        where.and([where('user_id', 'is', null), where('order_id', 'is', null)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (held === undefined) throw new CallError('couponRefused');
  return toCoupon(held);
};

const own = { access: 'token', scope: 'own sessions', items: 'closed' } as const;

/** Lists the calls by which people come to coupons. */
export const couponGiftCalls: readonly ImplementedCall[] = [
  implement(endpoints.coupons.handSend, { ...own, handler: handSend }),
  implement(endpoints.coupons.receive, { ...own, handler: receive }),
];
