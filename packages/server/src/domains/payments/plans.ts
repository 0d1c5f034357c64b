import type { OrderRow } from './orders.ts';
import { CHINA_OFFSET_MS } from './gateways/wire/china-time.ts';
import type { OrderKind } from './tables.ts';

/** A membership that can be bought. */
export interface Plan {
  readonly id: string;
  readonly orderType: Extract<OrderKind, 'member' | 'org'>;
  readonly months: number;
  /** In fen; of an organisation for each seat. */
  readonly priceFen: number;
}

/** Lists the plans on offer besides templates. */
export const PLANS: readonly Plan[] = [
  { id: 'member-month', orderType: 'member', months: 1, priceFen: 1_990 },
  { id: 'member-quarter', orderType: 'member', months: 3, priceFen: 4_990 },
  { id: 'member-year', orderType: 'member', months: 12, priceFen: 15_900 },
  { id: 'org-year', orderType: 'org', months: 12, priceFen: 29_900 },
];

/** Finds a plan of a kind; undefined for an id that is none. */
export const findPlan = (orderType: OrderKind, id: string | undefined): Plan | undefined =>
  PLANS.find((plan) => plan.orderType === orderType && plan.id === id);

/** Returns the instant some months after another in China, at the same time of the same day of the month, or of the last one that there is. */
export const addMonths = (from: number, months: number): number => {
  // China has one zone and no summer time: its days are those of UTC, eight hours earlier.
  const date = new Date(from + CHINA_OFFSET_MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last)) - CHINA_OFFSET_MS;
};

/**
 * Names the subject of an order, as its payer reads it at the gateway: a template by its title, a plan by its benefit. In both
 * languages at once, because a gateway refuses the same order under another name.
 */
export const subjectOf = ({
  kind,
  item,
  title,
  seats,
}: Pick<OrderRow, 'kind' | 'item' | 'title' | 'seats'>): string => {
  const plan = findPlan(kind, item);
  if (plan === undefined) return title;
  const { months } = plan;
  return plan.orderType === 'member'
    ? `会员 ${months} 个月 | Membership, months: ${months}`
    : `团队版 ${months} 个月，席位 ${seats} | Organisation, months: ${months}, seats: ${seats}`;
};
