import type { CallData, OrderRefund } from '@chartdock/contract';
import { endpoints, payChannelSchema } from '@chartdock/contract/schema';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { askLate } from './late/ask-late.ts';
import { toOrder } from './orders.ts';
import { PLANS } from './plans.ts';

const MOST = 100;

/**
 * Lists the orders of the person that were paid, latest first (CALL-P-016), and their further payments and refunds. Asks the
 * gateways first about late payments: a notice can be lost.
 */
const listPaid = async ({ app, db, actor }: CallContext): Promise<CallData<'orders', 'userPay'>> => {
  await askLate(app, db, actor.userId);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return { rows: rows.map(toOrder), refunds: await listSeconds(db, actor.userId) };
};

/** Lists the payments of a person that came for something paid already, latest first. */
const listSeconds = async (db: Handle, userId: string): Promise<OrderRefund[]> => {
  const rows = await db
    .selectFrom('refund as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id', 'r.amount_fen', 'r.created_at', 'r.done_at'])
    .select(['o.kind', 'o.title', 'o.channel'])
    .where('o.user_id', '=', userId)
    .where('r.reason', '=', 'second_payment')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    refundId: row.id,
    orderId: row.order_id,
    orderType: row.kind,
    title: row.title,
    channel: row.channel,
    amountFen: row.amount_fen,
    createTime: row.created_at,
    backTime: row.done_at,
  }));
};

/** Lists the plans, and the ways to pay that a merchant account is there for. */
const listPlans = ({ app }: CallContext): Promise<CallData<'orders', 'plans'>> => {
  const channels = payChannelSchema.options.filter((channel) => app.gateways.of(channel) !== undefined);
  return Promise.resolve({ rows: [...PLANS], channels });
};

/** Lists the calls that show offers and past orders. */
export const historyCalls: readonly ImplementedCall[] = [
  // A page of a partner needs no purchases elsewhere for selling.
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
