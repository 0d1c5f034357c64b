import type { Selectable } from 'kysely';
import type { App } from '../calls/context.ts';
import { transaction } from '../db/transaction.ts';
import { GatewayError } from '../calls/gateway.types.ts';
import { closeOrder } from './close-order.ts';
import { deliverWaiting } from './deliver.ts';
import { enterKept } from './enter-kept.ts';
import { post, shareSecond, takeBack } from './ledger.ts';
import { tradeNoOf } from './order-numbers.ts';
import { stateAfter } from './order-states.ts';
import { queryOrder } from './order-trades.ts';
import type { RefundTable } from './tables.ts';

const MOST_AT_ONCE = 200;

/** Does something with each, also when it fails with one; the first failure is thrown in the end. */
const eachAlone = async <One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = [];
  for (const one of all)
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
};

/** Names the gateways that can be asked; what waits for one that is gone must not stand before what does not. */
const reachable = ({ gateways }: App): readonly string[] => gateways.all.map(({ name }) => name);

/** Goes on asking the gateways about orders that ran out or were replaced, until each is closed or paid. */
export const closeOverdue = async (app: App): Promise<void> => {
  if (app.gateways.all.length === 0) return;
  const overdue = await app.database.db
    .selectFrom('orders')
    .selectAll()
    .where('gateway', 'in', reachable(app))
    .where((where) =>
      where.or([
        where('state', '=', 'closing'),
        where.and([where('state', '=', 'open'), where('closes_at', '<=', app.now())]),
      ]),
    )
    .orderBy('closes_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(overdue, (order) => closeOrder(app, order));
};

type Refund = Selectable<RefundTable>;

/** Has a gateway give money back. Returns whether it has; what it does not take now is counted and stays. */
const askBack = async (app: App, { id, order_id: orderId, ...row }: Refund): Promise<boolean> => {
  const order = await app.database.db
    .selectFrom('orders')
    .select('payer_mark')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const gateway = app.gateways.named(row.gateway);
  const payment = {
    transactionId: row.transaction_id,
    tradeNo: tradeNoOf(orderId),
    amountFen: row.amount_fen,
  };
  try {
    // An order that was to be paid inside of an app has two trades: the gateway knows which one took this payment.
    const known =
      gateway === undefined || order === undefined || order.payer_mark === null
        ? undefined
        : (await queryOrder(gateway, { id: orderId, payer_mark: order.payer_mark })).payments.find(
            ({ transactionId }) => transactionId === row.transaction_id,
          );
    await gateway?.refund({ payment: known ?? payment, refundNo: tradeNoOf(id) });
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await app.database.db
      .updateTable('refund')
      .set({ tries: row.tries + 1 })
      .where('id', '=', id)
      .execute();
    return false;
  }
};

/** Enters that money was given back, once. */
const enterBack = (app: App, { id, order_id: orderId, ...row }: Refund): Promise<void> =>
  transaction(app.database.db, async (tx) => {
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
    const shares = takeBack(shareSecond(row.amount_fen));
    await post(app, tx, { kind: 'refund', order, transactionId: row.transaction_id, shares });
    const next = stateAfter(order.state, 'moneyBack');
    if (next !== undefined)
      await tx.updateTable('orders').set({ state: next }).where('id', '=', orderId).execute();
  });

/** Gives back what waits in the refund queue. A refund that the gateway does not take now stays. */
export const giveBack = async (app: App): Promise<void> => {
  if (app.gateways.all.length === 0) return;
  const waiting = await app.database.db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .where('gateway', 'in', reachable(app))
    .orderBy('tries')
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachAlone(waiting, async (row) => {
    if (await askBack(app, row)) await enterBack(app, row);
  });
};

/** Works through what waits: payments to enter, deliveries, orders to close, refunds. One that fails does not hold up the others; the first failure is thrown in the end. */
export const workPayments = (app: App): Promise<void> =>
  eachAlone([enterKept, deliverWaiting, closeOverdue, giveBack], (work: (app: App) => Promise<unknown>) =>
    work(app),
  );
