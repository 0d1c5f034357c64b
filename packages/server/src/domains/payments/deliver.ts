import type { CallData, FileRecord } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { App, CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { loadRecord } from '../nodes/index.ts';
import { copyPaidTemplate } from '../templates/index.ts';
import { returnCoupon } from './coupons/coupon-use.ts';
import { extendMembership } from './organisations/extend-membership.ts';
import { post, shareSale, takeBack } from './ledger.ts';
import { stateAfter } from './order-states.ts';
import { readOwnOrder, readPaidOrder, toOrder } from './orders.ts';
import type { OrderRow } from './orders.ts';
import { workFor } from './work-context.ts';

/**
 * Delivers an order that is paid: makes the file, extends the membership. The order is locked from the look at its state until
 * that has changed, so it happens once for any number of callers. Returns the order as it is then.
 */
export const deliver = async (context: CallContext, orderId: string): Promise<OrderRow> => {
  const { db, actor } = context;
  // A change of a tree locks its counters first; the other way round two would wait for each other.
  context.holdTurn(actor.userId);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = stateAfter(order.state, 'delivery');
  if (next === undefined) return order;
  const fileId = await handOver(context, order);
  if (fileId === undefined) return giveUp(context, order);
  await db.updateTable('orders').set({ state: next, file_id: fileId }).where('id', '=', order.id).execute();
  await db.deleteFrom('outbox').where('order_id', '=', order.id).execute();
  return { ...order, state: next, file_id: fileId };
};

/**
 * Delivers the paid thing. Returns the file that was made, null where none is, undefined when there is nothing left to make it
 * of.
 */
const handOver = async (context: CallContext, order: OrderRow): Promise<string | null | undefined> => {
  if (order.kind !== 'clone') {
    await extendMembership(context, order);
    return null;
  }
  try {
    return (await copyPaidTemplate(context, order.item)).chart;
  } catch (error) {
    if (isCallError(error, 'templateUnavailable')) return undefined;
    throw error;
  }
};

/** Gives the money of an order back that cannot be delivered any more. */
const giveUp = async ({ app, db }: CallContext, order: OrderRow): Promise<OrderRow> => {
  const payment = await db
    .selectFrom('ledger_posting')
    .select('transaction_id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'sale')
    .executeTakeFirstOrThrow();
  const transactionId = payment.transaction_id;
  const sold = shareSale(order);
  // The sale is undone, and the buyer's money is held until it is given back.
  const shares = { ...takeBack(sold), buyer_fen: 0 };
  shares.platform_fen += order.amount_fen;
  await post(app, db, { kind: 'undone', order, transactionId, shares });
  const at = app.now();
  await db
    .insertInto('refund')
    .values({
      id: app.createId(),
      order_id: order.id,
      gateway: order.gateway,
      transaction_id: transactionId,
      amount_fen: order.amount_fen,
      reason: 'not_deliverable',
      created_at: at,
      done_at: null,
    })
    .execute();
  await db.updateTable('orders').set({ state: 'refunding' }).where('id', '=', order.id).execute();
  await db.deleteFrom('outbox').where('order_id', '=', order.id).execute();
  // A refunded buyer may order again, with the same coupon.
  await db.deleteFrom('template_grant').where('order_id', '=', order.id).execute();
  await returnCoupon(db, order);
  return { ...order, state: 'refunding' };
};

/** Delivers an order on behalf of its buyer; again changes nothing. */
export const deliverFor = (app: App, order: Pick<OrderRow, 'id' | 'user_id'>): Promise<OrderRow> =>
  app.turns.run({ account: order.user_id, owners: [order.user_id] }, (holdTurn) =>
    transaction(app.database.db, (tx) =>
      deliver(workFor(app, { db: tx, holdTurn, userId: order.user_id }), order.id),
    ),
  );

const MOST_AT_ONCE = 200;

/**
 * Delivers paid orders that were not delivered, the oldest first and failed ones last; one that fails stays, and does not hold up
 * others.
 */
export const deliverWaiting = async (app: App): Promise<number> => {
  let all = 0;
  for (;;) {
    const { found, delivered } = await deliverSome(app);
    all += delivered;
    if (found < MOST_AT_ONCE || delivered === 0) return all;
  }
};

const deliverSome = async (app: App): Promise<{ readonly found: number; readonly delivered: number }> => {
  const waiting = await app.database.db
    .selectFrom('outbox as w')
    .innerJoin('orders as o', 'o.id', 'w.order_id')
    .select(['o.id', 'o.user_id'])
    .orderBy('w.tries')
    .orderBy('w.created_at')
    .limit(MOST_AT_ONCE)
    .execute();
  let delivered = 0;
  for (const order of waiting) {
    try {
      await deliverFor(app, order);
      delivered += 1;
    } catch {
      await sql`update outbox set tries = tries + 1 where order_id = ${order.id}`.execute(app.database.db);
    }
  }
  return { found: waiting.length, delivered };
};

/** Deliveries of a server that run beside calls at once; more would keep connections from notices that come meanwhile. */
const LANES = 2;

/** Delivers an order beside the call that found it paid, a few at a time; should that fail, the outbox still has it. */
export const deliverSoon = (app: App, orderId: string): void => {
  const lane = Number.parseInt(orderId.slice(-2), 16) % LANES;
  const run = async (): Promise<void> => {
    const order = await app.database.db
      .selectFrom('orders')
      .select(['id', 'user_id'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (order !== undefined) await deliverFor(app, order);
  };
  void app.inTurn(`deliveries ${lane}`, run).catch(() => undefined);
};

/** Delivers an order of one's own, or returns its past delivery (PAY-09). Throws `paymentNeeded` while it is not paid. */
const deliverOwn = async (
  context: CallContext,
  { orderId }: { readonly orderId: string },
): Promise<CallData<'orders', 'deliver'>> => {
  const asked = await readOwnOrder(context, orderId);
  const paid = await readPaidOrder(context.db, asked.chain_id);
  if (paid === undefined) throw new CallError('paymentNeeded');
  const order = await deliver(context, paid.id);
  if (order.state === 'refunding') throw new CallError('templateUnavailable');
  const fileId = order.file_id;
  if (fileId === null) return { order: toOrder(order) };
  const file = await readFile(context, fileId);
  return { order: toOrder(order), ...(file === undefined ? {} : { file }) };
};

/** Reads the file that an order was delivered as; undefined once its owner has deleted it. */
const readFile = async (context: CallContext, id: string): Promise<FileRecord | undefined> => {
  try {
    return await loadRecord(context, { ownerId: context.actor.userId, id });
  } catch (error) {
    if (isCallError(error, 'fileUnavailable')) return undefined;
    throw error;
  }
};

/** Lists the calls that deliver. */
export const deliveryCalls: readonly ImplementedCall[] = [
  implement(endpoints.orders.deliver, {
    access: 'token',
    scope: 'pay',
    items: 'closed',
    handler: deliverOwn,
  }),
];
