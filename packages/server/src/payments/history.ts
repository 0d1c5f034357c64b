import type { CallData } from '@chartdock/contract';
import { endpoints, payChannelSchema } from '@chartdock/contract/schema';
import type { CallContext } from '../calls/context.ts';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { toOrder } from './orders.ts';
import { PLANS } from './plans.ts';

const MOST = 100;

/** Lists the orders of the person that were paid, latest first (CALL-P-016). */
const listPaid = async ({ db, actor }: CallContext): Promise<CallData<'orders', 'userPay'>> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return { rows: rows.map(toOrder) };
};

/** Lists the plans, and the ways to pay that a merchant account is there for. */
const listPlans = ({ app }: CallContext): Promise<CallData<'orders', 'plans'>> => {
  const channels = payChannelSchema.options.filter((channel) => app.gateways.of(channel) !== undefined);
  return Promise.resolve({ rows: [...PLANS], channels });
};

/** Lists the calls that show what can be bought and what was. */
export const historyCalls: readonly ImplementedCall[] = [
  // What someone bought elsewhere is nothing that a page of a partner needs for selling.
  implement(endpoints.orders.userPay, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: listPaid,
  }),
  implement(endpoints.orders.plans, {
    access: 'token',
    scope: 'pay',
    items: 'closed',
    handler: listPlans,
  }),
];
