import type { CallContext } from '../../kernel/calls/context.ts';
import { deliver } from './deliver.ts';
import { tradeNoOf } from './order-numbers.ts';
import { placeOrder } from './pre-order.ts';
import { enterPayments } from './settle.ts';
import type { OrderRow } from './orders.ts';

/** A template, and how it is paid. */
export interface Purchase extends Pick<OrderRow, 'channel' | 'gateway'> {
  readonly templateId: string;
  /** Time from the order to its payment, in milliseconds. */
  readonly paysAfterMs: number;
}

/**
 * Has a person buy a template at once, with the steps that the calls of a purchase take one by one: order, payment, delivery. The gateway
 * is not asked: it is the name of one that is not set up. Run it in a transaction. Throws as ordering does.
 */
export const purchase = async (
  context: CallContext,
  { templateId, channel, gateway, paysAfterMs }: Purchase,
): Promise<void> => {
  const wish = { orderType: 'clone', chartId: templateId } as const;
  const { order } = await placeOrder(context, wish, { channel, gateway });
  const { db, actor } = context;
  const { amount_fen: amountFen } = await db
    .selectFrom('orders')
    .select('amount_fen')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const at = context.now + paysAfterMs;
  const app = { ...context.app, now: () => at };
  const tradeNo = tradeNoOf(order.id);
  const payment = { transactionId: `${gateway}-${tradeNo}`, tradeNo, amountFen };
  await enterPayments(app, db, [{ gateway, payment }]);
  await deliver({ ...context, app, now: at, actor }, order.id);
};
