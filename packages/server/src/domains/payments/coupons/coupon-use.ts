import type { Selectable } from 'kysely';
import type { Handle } from '../../../kernel/calls/context.ts';
import { inEveryLanguage } from '../../templates/index.ts';
import type { OrderRow } from '../orders.ts';
import type { CouponTable } from '../tables.ts';

/** Person, coupon and purpose of a wished use. */
export interface CouponWish {
  readonly code: string;
  readonly userId: string;
  /** Template it is used for; undefined for a plan. */
  readonly templateId: string | undefined;
  readonly now: number;
  /** Order that it is set aside for, or none when it is used up at once. */
  readonly orderId: string | null;
}

/**
 * Takes a coupon by one conditional update, so that of any number of requests one gets it, and returns its discount in fen;
 * undefined for a coupon that is used, set aside, expired, someone else's or for something else.
 */
export const takeCoupon = async (db: Handle, wish: CouponWish): Promise<number | undefined> => {
  const { code, userId, templateId, now, orderId } = wish;
  const taken = await db
    .updateTable('coupon')
    .set({ user_id: userId, order_id: orderId, ...(orderId === null ? { used_at: now } : {}) })
    .where('code', '=', code)
    .where('used_at', 'is', null)
    .where('order_id', 'is', null)
    .where('expires_at', '>', now)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))
    .where((where) =>
      templateId === undefined
        ? where('template_id', 'is', null)
        : where.or([
            where('template_id', 'is', null),
            where('template_id', 'in', inEveryLanguage(templateId)),
          ]),
    )
    .returning('off_fen')
    .executeTakeFirst();
  return taken?.off_fen;
};

/** State of a coupon since it was set aside. */
export type CouponRow = Pick<Selectable<CouponTable>, 'code' | 'used_at' | 'order_id'>;

/** Reads the coupons that orders were made with, and locks them. */
export const lockCoupons = async (db: Handle, orders: readonly OrderRow[]): Promise<readonly CouponRow[]> => {
  const codes = orders.flatMap(({ coupon_code: code }) => code ?? []);
  if (codes.length === 0) return [];
  return db
    .selectFrom('coupon')
    .select(['code', 'used_at', 'order_id'])
    .where('code', 'in', codes)
    .orderBy('code')
    .forUpdate()
    .execute();
};

/** Marks the coupon of an order that was paid as used, by that order. */
export const markCouponUsed = async (db: Handle, order: OrderRow, now: number): Promise<void> => {
  if (order.coupon_code === null) return;
  await db
    .updateTable('coupon')
    .set({ used_at: now, order_id: order.id })
    .where('code', '=', order.coupon_code)
    .execute();
};

/** Gives the coupon of an order back whose money is given back. */
export const returnCoupon = async (db: Handle, { id, coupon_code: code }: OrderRow): Promise<void> => {
  if (code === null) return;
  await db
    .updateTable('coupon')
    .set({ used_at: null, order_id: null })
    .where('code', '=', code)
    .where('order_id', '=', id)
    .execute();
};

/** Gives the coupon of an order back that will not be paid. */
export const releaseCoupon = async (db: Handle, order: OrderRow): Promise<void> => {
  if (order.coupon_code === null) return;
  await db
    .updateTable('coupon')
    .set({ order_id: null })
    .where('code', '=', order.coupon_code)
    .where('order_id', '=', order.id)
    .where('used_at', 'is', null)
    .execute();
};
