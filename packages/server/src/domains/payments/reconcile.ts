import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { App } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { GatewayError } from '../../kernel/calls/gateway.types.ts';
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

/** So many questions in a row without an answer end the work with a gateway for now: each costs seconds. */
const MOST_UNANSWERED = 3;

/** Asks a gateway about each, until it does not answer any more; the first failure of ours is thrown in the end. */
const untilSilent = async <One>(all: readonly One[], ask: (one: One) => Promise<boolean>): Promise<void> => {
  let unanswered = 0;
  await eachAlone(all, async (one) => {
    if (unanswered < MOST_UNANSWERED) unanswered = (await ask(one)) ? 0 : unanswered + 1;
  });
};

/** Works with each gateway by itself: work that waits for a gone or silent gateway must not stand before other work. */
const atEachGateway = ({ gateways }: App, work: (gateway: string) => Promise<unknown>): Promise<void> =>
  eachAlone(gateways.all, ({ name }) => work(name));

/** Goes on asking the gateways about orders that ran out or were replaced, until each is closed or paid. */
export const closeOverdue = (app: App): Promise<void> =>
  atEachGateway(app, (gateway) => closeOverdueAt(app, gateway));

const closeOverdueAt = async (app: App, gateway: string): Promise<void> => {
  const overdue = await app.database.db
    .selectFrom('orders')
    .selectAll()
    .where('gateway', '=', gateway)
    .where((where) =>
      where.or([
        where('state', '=', 'closing'),
        where.and([where('state', '=', 'open'), where('closes_at', '<=', app.now())]),
      ]),
    )
    // In no order: a few that a gateway never answers about would stand before all others each time.
    .orderBy(sql`random()`)
    .limit(MOST_AT_ONCE)
    .execute();
  await untilSilent(overdue, (order) => closeOrder(app, order));
};

type Refund = Selectable<RefundTable>;

/**
 * Has a gateway give money back. Returns whether it has, or that it did not answer; a refund that it does not take now is counted
 * and stays.
 */
const askBack = async (
  app: App,
  { id, order_id: orderId, ...row }: Refund,
): Promise<'back' | 'later' | 'unanswered'> => {
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
    return 'back';
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    await app.database.db
      .updateTable('refund')
      .set({ tries: row.tries + 1 })
      .where('id', '=', id)
      .execute();
    return error.code === 'unreachable' ? 'unanswered' : 'later';
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

/** Gives back the money in the refund queue. A refund that the gateway does not take now stays. */
export const giveBack = (app: App): Promise<void> =>
  atEachGateway(app, (gateway) => giveBackAt(app, gateway));

const giveBackAt = async (app: App, gateway: string): Promise<void> => {
  const waiting = await app.database.db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .where('gateway', '=', gateway)
    .orderBy('tries')
    .orderBy('created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await untilSilent(waiting, async (row) => {
    const said = await askBack(app, row);
    if (said === 'back') await enterBack(app, row);
    return said !== 'unanswered';
  });
};

/**
 * Works through pending work: payments to enter, deliveries, orders to close, refunds. One that fails does not hold up the
 * others; the first failure is thrown in the end.
 */
export const workPayments = (app: App): Promise<void> =>
  eachAlone([enterKept, deliverWaiting, closeOverdue, giveBack], (work: (app: App) => Promise<unknown>) =>
    work(app),
  );
