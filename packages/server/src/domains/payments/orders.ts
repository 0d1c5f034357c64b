import type { Order } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { inEveryLanguage } from '../templates/index.ts';
import type { OrderTable } from './tables.ts';
import { isPaid } from './order-states.ts';

/** An order as the database holds it. */
export type OrderRow = Selectable<OrderTable>;

/** Reads an order of the person who asks. Throws `orderUnavailable` for any other, there or not (CALL-P-028). */
export const readOwnOrder = async ({ db, actor }: CallContext, orderId: string): Promise<OrderRow> => {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (order === undefined) throw new CallError('orderUnavailable');
  return order;
};

/** Lets one purchase of a person follow another, also where there is none yet to wait for, and at another server. */
export const lockPurchases = async ({ db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders ${actor.userId}`}, 7))`.execute(db);
};

/** Whether an order is for something: for a template in any language, since it is bought once. */
export const isOrderFor = ({ kind, item }: Pick<OrderRow, 'kind' | 'item'>): RawBuilder<boolean> =>
  kind === 'clone'
    ? sql<boolean>`kind = ${kind} and item in (select id::text from ${inEveryLanguage(item)} as every (id))`
    : sql<boolean>`kind = ${kind} and item = ${item}`;

/** Reads the order of a chain that is paid; undefined when none is. */
export const readPaidOrder = async (db: Handle, chainId: string): Promise<OrderRow | undefined> => {
  const chain = await db.selectFrom('orders').selectAll().where('chain_id', '=', chainId).execute();
  return chain.find(({ state }) => isPaid(state));
};

/** Data of the refusal of something that is paid already: the order that a page ends with and asks the delivery of. */
export const paidData = ({ id }: Pick<OrderRow, 'id'>): { readonly order: { readonly id: string } } => ({
  order: { id },
});

/** Writes an order as its buyer sees it. */
export const toOrder = (row: OrderRow): Order => ({
  orderId: row.id,
  orderType: row.kind,
  title: row.title,
  channel: row.channel,
  amountFen: row.amount_fen,
  couponFen: row.coupon_fen,
  state: row.state,
  createTime: row.created_at,
  payTime: row.paid_at,
  chartId: row.file_id,
});
