import type { Selectable } from 'kysely';
import type { App } from '../../../kernel/calls/context.ts';
import { orderIdOf } from '../order-numbers.ts';
import type { OrderRow } from '../orders.ts';
import type { BillDifferenceTable, LedgerPostingTable, PaymentTable, RefundTable } from '../tables.ts';

const MOST = 500;

/** Lists differences between bills and the payments entered here, latest first, 500 at most. */
export const listDifferences = ({ database }: App): Promise<Selectable<BillDifferenceTable>[]> =>
  database.db
    .selectFrom('bill_difference')
    .selectAll()
    .orderBy('found_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();

/** Lists the days that were compared, latest first. */
export const listComparedDays = ({ database }: App) =>
  database.db
    .selectFrom('bill_day')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('gateway')
    .limit(MOST)
    .execute();

/** Lists the refunds that wait, oldest first, 500 at most. */
export const listWaitingRefunds = ({ database }: App): Promise<Selectable<RefundTable>[]> =>
  database.db
    .selectFrom('refund')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .limit(MOST)
    .execute();

/** All that is known of an order. */
export interface OrderOverview {
  readonly order: OrderRow;
  /** The other orders of its chain. */
  readonly chain: readonly OrderRow[];
  readonly payments: readonly Selectable<PaymentTable>[];
  readonly refunds: readonly Selectable<RefundTable>[];
  readonly postings: readonly Selectable<LedgerPostingTable>[];
}

/** Finds an order by its id, or by the number that gateways know it by; undefined for neither. */
export const findOrder = async ({ database }: App, number: string): Promise<OrderOverview | undefined> => {
  const id = orderIdOf(number.replaceAll('-', ''));
  if (id === undefined) return undefined;
  const { db } = database;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (order === undefined) return undefined;
  const chain = await db
    .selectFrom('orders')
    .selectAll()
    .where('chain_id', '=', order.chain_id)
    .where('id', '<>', id)
    .orderBy('created_at')
    .execute();
  return {
    order,
    chain,
    payments: await db.selectFrom('payment').selectAll().where('order_id', '=', id).execute(),
    refunds: await db.selectFrom('refund').selectAll().where('order_id', '=', id).execute(),
    postings: await db
      .selectFrom('ledger_posting')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('posted_at')
      .orderBy('id')
      .execute(),
  };
};
