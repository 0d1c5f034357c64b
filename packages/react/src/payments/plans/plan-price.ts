import type { Coupon, Plan } from '@chartdock/contract';

/** The least that is paid whatever a coupon takes off, in fen. */
const LEAST_FEN = 1;

/** Price of an order of a plan, in fen. */
export interface PlanPrice {
  readonly listFen: number;
  /** Reduction by the coupon. */
  readonly offFen: number;
  readonly amountFen: number;
}

/** Works out what a plan costs: by the seat, less the coupon. The server has the last word. */
export const planPrice = (
  { priceFen }: Pick<Plan, 'priceFen'>,
  seats: number,
  coupon?: Pick<Coupon, 'offFen'>,
): PlanPrice => {
  const listFen = priceFen * seats;
  const offFen = Math.min(coupon?.offFen ?? 0, listFen - LEAST_FEN);
  return { listFen, offFen, amountFen: listFen - offFen };
};

/** Returns the whole per cent that a plan costs less than the dearest of its kind, month for month; 0 for that one. */
export const savingOf = (
  plan: Pick<Plan, 'priceFen' | 'months'>,
  others: readonly Pick<Plan, 'priceFen' | 'months'>[],
): number => {
  const monthly = ({ priceFen, months }: Pick<Plan, 'priceFen' | 'months'>): number => priceFen / months;
  const dearest = Math.max(monthly(plan), ...others.map(monthly));
  return Math.floor((1 - monthly(plan) / dearest) * 100);
};

/** Returns the coupons that may be used on a plan now. */
export const couponsForPlans = (coupons: readonly Coupon[], now: number): readonly Coupon[] =>
  coupons.filter(({ used, expireTime, templateId }) => !used && expireTime > now && templateId === undefined);

const MOST_SEATS = 10_000;

/** Reads a number of seats, 1 to 10,000; undefined for any other text. */
export const parseSeats = (text: string): number | undefined => {
  const seats = /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : 0;
  return seats >= 1 && seats <= MOST_SEATS ? seats : undefined;
};
