import type { App } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { GatewayTrade } from '../../kernel/calls/gateway.types.ts';
import { releaseCoupon } from './coupons/coupon-use.ts';
import { stateAfter } from './order-states.ts';
import { closeTrades } from './order-trades.ts';
import type { OrderRow } from './orders.ts';
import { settlePayment } from './settle.ts';

/** Enters every payment that a gateway tells of. */
export const settleTrade = async (app: App, order: OrderRow, trade: GatewayTrade): Promise<void> => {
  for (const payment of trade.payments) await settlePayment(app, order.gateway, payment);
};

/**
 * Has the gateway close an order, and enters earlier payments of it. Returns whether the order is over: while the gateway cannot
 * be asked it is not, and is asked about again later.
 */
export const closeOrder = async (app: App, order: OrderRow): Promise<boolean> => {
  const gateway = app.gateways.named(order.gateway);
  if (gateway === undefined) return false;
  let trade: GatewayTrade;
  try {
    trade = await closeTrades(gateway, order);
  } catch {
    return false;
  }
  await settleTrade(app, order, trade);
  if (trade.payments.length === 0) await markClosed(app, order.id);
  return true;
};

const markClosed = (app: App, id: string): Promise<void> =>
  transaction(app.database.db, async (tx) => {
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next = stateAfter(order.state, 'gatewayClosed');
    if (next === undefined) return;
    await tx.updateTable('orders').set({ state: next }).where('id', '=', id).execute();
    await releaseCoupon(tx, order);
  });
