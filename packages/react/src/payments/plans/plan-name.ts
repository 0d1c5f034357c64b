import type { Plan, Translate } from '@chartdock/contract';
import type { ShopTextKey } from '../texts/pages/shop-texts.ts';

type Texts = Translate<ShopTextKey>;

const NAMES: Readonly<Record<number, ShopTextKey>> = {
  1: 'shop.plan.1',
  3: 'shop.plan.3',
  12: 'shop.plan.12',
};

/** Names how long a plan lasts, as on its card. */
export const lengthName = ({ months }: Pick<Plan, 'months'>, t: Texts): string =>
  t(NAMES[months] ?? 'shop.plan.other', { n: months });

/** Names what is bought with a plan. */
export const planName = (plan: Pick<Plan, 'months' | 'orderType'>, seats: number, t: Texts): string =>
  t(plan.orderType === 'org' ? 'shop.plan.org' : 'shop.plan.member', { plan: lengthName(plan, t), n: seats });
