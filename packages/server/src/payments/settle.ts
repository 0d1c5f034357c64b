import type { App, Handle } from '../calls/context.ts';
import { transaction } from '../db/transaction.ts';
import type { GatewayPayment } from '../calls/gateway.types.ts';
import { markCouponUsed } from './coupon-use.ts';
import { post, shareSale, shareSecond } from './ledger.ts';
import { orderIdOf } from './order-numbers.ts';
import { isPaid, stateAfter } from './order-states.ts';
import type { OrderRow } from './orders.ts';

/** What became of a payment: its order is paid now, it is given back, it was known, or it fits no order of ours. */
export type Settled =
  | { readonly outcome: 'paid' | 'refund' | 'known'; readonly order: OrderRow }
  | { readonly outcome: 'unknown' | 'mismatch' };

/**
 * Enters money that a gateway took, in one transaction: the order becomes paid, the ledger and the outbox are written. The
 * same payment changes nothing a second time; another one for something that is paid already waits to be given back. A payment
 * of another amount or at another gateway than ordered changes nothing.
 */
export const settlePayment = (app: App, gateway: string, payment: GatewayPayment): Promise<Settled> =>
  transaction(app.database.db, async (tx) => {
    const order = await lockChain(tx, payment.tradeNo);
    if (order === undefined) return { outcome: 'unknown' };
    if (order.gateway !== gateway || order.amount_fen !== payment.amountFen) return { outcome: 'mismatch' };
    const entered = await tx
      .insertInto('payment')
      .values({
        gateway,
        transaction_id: payment.transactionId,
        order_id: order.id,
        amount_fen: payment.amountFen,
        seen_at: app.now(),
      })
      .onConflict((conflict) => conflict.columns(['gateway', 'transaction_id']).doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (entered === undefined) return { outcome: 'known', order };
    const next = stateAfter(order.state, 'payment');
    if (next === undefined || (await isPaidElsewhere(tx, order))) return refund(app, tx, { order, payment });
    await enterSale(app, tx, { order, payment });
    return { outcome: 'paid', order: { ...order, state: next } };
  });

/** Reads an order and locks all those of its chain, so that of two payments at once one waits for what the other is. */
const lockChain = async (tx: Handle, tradeNo: string): Promise<OrderRow | undefined> => {
  const id = orderIdOf(tradeNo);
  if (id === undefined) return undefined;
  const chain = await tx
    .selectFrom('orders')
    .selectAll()
    .where('chain_id', '=', (query) => query.selectFrom('orders').select('chain_id').where('id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute();
  return chain.find((order) => order.id === id);
};

interface Entered {
  readonly order: OrderRow;
  readonly payment: GatewayPayment;
}

const isPaidElsewhere = async (tx: Handle, order: OrderRow): Promise<boolean> => {
  const others = await tx
    .selectFrom('orders')
    .select('state')
    .where('chain_id', '=', order.chain_id)
    .where('id', '<>', order.id)
    .execute();
  if (others.some(({ state }) => isPaid(state))) return true;
  if (order.kind !== 'clone') return false;
  const grant = await tx
    .selectFrom('template_grant')
    .select('template_id')
    .where('user_id', '=', order.user_id)
    .where('template_id', '=', order.item)
    .executeTakeFirst();
  return grant !== undefined;
};

const enterSale = async (app: App, tx: Handle, { order, payment }: Entered): Promise<void> => {
  const now = app.now();
  await tx.updateTable('orders').set({ state: 'paid', paid_at: now }).where('id', '=', order.id).execute();
  await post(app, tx, {
    kind: 'sale',
    order,
    transactionId: payment.transactionId,
    shares: shareSale(order),
  });
  await markCouponUsed(tx, order, now);
  // From here on the template may be used, whatever becomes of the delivery.
  if (order.kind === 'clone')
    await tx
      .insertInto('template_grant')
      .values({ user_id: order.user_id, template_id: order.item, order_id: order.id, granted_at: now })
      .execute();
  await tx.insertInto('outbox').values({ order_id: order.id, created_at: now }).execute();
};

const refund = async (app: App, tx: Handle, { order, payment }: Entered): Promise<Settled> => {
  const { transactionId, amountFen } = payment;
  await tx
    .insertInto('refund')
    .values({
      id: app.createId(),
      order_id: order.id,
      gateway: order.gateway,
      transaction_id: transactionId,
      amount_fen: amountFen,
      reason: 'second_payment',
      created_at: app.now(),
      done_at: null,
    })
    .execute();
  await post(app, tx, { kind: 'second_payment', order, transactionId, shares: shareSecond(amountFen) });
  return { outcome: 'refund', order };
};
