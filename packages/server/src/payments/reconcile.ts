import type { App } from '../calls/context.ts';
import { transaction } from '../db/transaction.ts';
import { GatewayError } from '../calls/gateway.types.ts';
import { closeOrder } from './close-order.ts';
import { deliverWaiting } from './deliver.ts';
import { post, shareSecond, takeBack } from './ledger.ts';
import { tradeNoOf } from './order-numbers.ts';
import { stateAfter } from './order-states.ts';

const MOST_AT_ONCE = 200;

/** Goes on asking the gateways about orders that ran out or were replaced, until each is closed or paid. */
export const closeOverdue = async (app: App): Promise<void> => {
  const overdue = await app.database.db
    .selectFrom('orders')
    .selectAll()
    .where((where) =>
      where.or([
        where('state', '=', 'closing'),
        where.and([where('state', '=', 'open'), where('closes_at', '<=', app.now())]),
      ]),
    )
    .orderBy('closes_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const order of overdue) await closeOrder(app, order);
};

/** Gives back what waits in the refund queue. A refund that the gateway does not take now stays. */
export const giveBack = async (app: App): Promise<void> => {
  const { db } = app.database;
  const waiting = await db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('tries')
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const row of waiting) {
    const gateway = app.gateways.named(row.gateway);
    if (gateway === undefined) continue;
    const { id, order_id: orderId, transaction_id: transactionId, amount_fen: amountFen } = row;
    const payment = { transactionId, tradeNo: tradeNoOf(orderId), amountFen };
    try {
      await gateway.refund({ payment, refundNo: tradeNoOf(id) });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      await db
        .updateTable('refund')
        .set({ tries: row.tries + 1 })
        .where('id', '=', id)
        .execute();
      continue;
    }
    await transaction(db, async (tx) => {
      const done = await tx
        .updateTable('refund')
        .set({ done_at: app.now() })
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (done === undefined) return;
      const order = await tx
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', orderId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await post(app, tx, { kind: 'refund', order, transactionId, shares: takeBack(shareSecond(amountFen)) });
      const next = stateAfter(order.state, 'moneyBack');
      if (next !== undefined)
        await tx.updateTable('orders').set({ state: next }).where('id', '=', orderId).execute();
    });
  }
};

/** Works through what waits: deliveries, orders to close, refunds. */
export const workPayments = async (app: App): Promise<void> => {
  await deliverWaiting(app);
  await closeOverdue(app);
  await giveBack(app);
};
