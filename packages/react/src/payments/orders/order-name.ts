import type { Order, Plan, Translate } from '@chartdock/contract';
import { lengthName } from '../plans/plan-name.ts';
import type { ShopTextKey } from '../texts/pages/shop-texts.ts';

/** Names an order: a template by its title, a plan by what it gives, in the current language. */
export const orderName = (
  { orderType, title }: Pick<Order, 'orderType' | 'title'>,
  plans: readonly Plan[],
  t: Translate<ShopTextKey>,
): string => {
  if (orderType === 'clone') return title;
  // The server keeps the id of a plan as the title of its order; a plan that is no longer sold has no length here.
  const plan = plans.find(({ id }) => id === title);
  const kind = t(orderType === 'org' ? 'orders.org' : 'orders.member');
  return plan === undefined ? kind : `${kind} · ${lengthName(plan, t)}`;
};
