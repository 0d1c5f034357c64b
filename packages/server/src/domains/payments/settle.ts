import { sql } from 'kysely';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { GatewayPayment } from '../../kernel/calls/gateway.types.ts';
import { inEveryLanguage } from '../templates/index.ts';
import { lockCoupons, markCouponUsed, releaseCoupon } from './coupons/coupon-use.ts';
import type { CouponRow } from './coupons/coupon-use.ts';
import { postAll, shareSale, shareSecond } from './ledger.ts';
import type { Posting } from './ledger.ts';
import { orderIdOf } from './order-numbers.ts';
import { isPaid, stateAfter } from './order-states.ts';
import type { OrderRow } from './orders.ts';

/** A payment, and the gateway that told of it. */
export interface ToldPayment {
  readonly gateway: string;
  readonly payment: GatewayPayment;
}

/** Outcome of a payment: its order is paid now, it is given back, it was known, or it fits no order of ours. */
export type Settled =
  | { readonly outcome: 'paid' | 'refund' | 'known'; readonly order: OrderRow }
  | { readonly outcome: 'unknown' | 'mismatch' };

/** Enters money that a gateway took, in one transaction, as {@link enterPayments} does. */
export const settlePayment = (app: App, gateway: string, payment: GatewayPayment): Promise<Settled> =>
  transaction(app.database.db, async (tx) => {
    const [settled] = await enterPayments(app, tx, [{ gateway, payment }]);
    return settled ?? { outcome: 'unknown' };
  });

/**
 * Enters payments that gateways told of, in a transaction that is open, one after the other, and returns the outcome of each: its
 * order becomes paid, the ledger and the outbox are written. The same payment changes nothing a second time; another one for
 * something that is paid already waits to be given back. A payment of another amount or at another gateway than ordered changes
 * nothing. It takes the same few statements for any number of payments.
 */
export const enterPayments = async (
  app: App,
  tx: Handle,
  told: readonly ToldPayment[],
): Promise<readonly Settled[]> => {
  const orders = await lockChains(tx, told);
  const judged = told.map((one) => judge(orders, one));
  const fitting = judged.filter((one): one is Fitting => 'order' in one);
  if (fitting.length === 0)
    return judged.map((one) => ({ outcome: 'outcome' in one ? one.outcome : 'unknown' }));
  const fresh = await insertPayments(app, tx, fitting);
  const taken = await readTaken(tx, fitting);
  const settled = judged.map((one): Settled => {
    if (!('order' in one)) return one;
    if (!fresh.has(nameOf(one))) return { outcome: 'known', order: one.order };
    return sell(taken, one.order);
  });
  const of = (outcome: Settled['outcome']): Fitting[] =>
    judged.filter((one, at): one is Fitting => 'order' in one && settled[at]?.outcome === outcome);
  await enterSales(app, tx, of('paid'));
  await enterSeconds(app, tx, of('refund'));
  return settled;
};

/** A payment that fits an order of ours. */
interface Fitting extends ToldPayment {
  readonly order: OrderRow;
}

const nameOf = ({ gateway, payment }: ToldPayment): string => `${gateway} ${payment.transactionId}`;

/**
 * Reads orders with all those of their chains and locks them, so that of two payments of a chain at once one waits for the
 * outcome of the other. Everyone locks in the order of ids, and before anything else, so that no two wait for each other.
 */
const lockChains = async (
  tx: Handle,
  told: readonly ToldPayment[],
): Promise<ReadonlyMap<string, OrderRow>> => {
  const ids = told.flatMap(({ payment }) => orderIdOf(payment.tradeNo) ?? []);
  if (ids.length === 0) return new Map();
  const chains = await tx
    .selectFrom('orders')
    .selectAll()
    .where('chain_id', 'in', (query) => query.selectFrom('orders').select('chain_id').where('id', 'in', ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(chains.map((order) => [order.id, order]));
};

const judge = (
  orders: ReadonlyMap<string, OrderRow>,
  one: ToldPayment,
): Fitting | { readonly outcome: 'unknown' | 'mismatch' } => {
  const { gateway, payment } = one;
  const order = orders.get(orderIdOf(payment.tradeNo) ?? '');
  if (order === undefined) return { outcome: 'unknown' };
  if (order.gateway !== gateway || order.amount_fen !== payment.amountFen) return { outcome: 'mismatch' };
  return { ...one, order };
};

/** Enters the money that came, and returns the names of payments that were not entered before. */
const insertPayments = async (
  app: App,
  tx: Handle,
  fitting: readonly Fitting[],
): Promise<ReadonlySet<string>> => {
  const rows = fitting.map(({ gateway, payment, order }) => ({
    gateway,
    transaction_id: payment.transactionId,
    order_id: order.id,
    trade_no: payment.tradeNo,
    amount_fen: payment.amountFen,
    seen_at: app.now(),
  }));
  const entered = await tx
    .insertInto('payment')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['gateway', 'transaction_id']).doNothing())
    .returning(['gateway', 'transaction_id'])
    .execute();
  return new Set(entered.map(({ gateway, transaction_id: id }) => `${gateway} ${id}`));
};

/** State before these payments, as far as it matters to them; it grows with each payment that is entered. */
interface Taken {
  readonly states: Map<string, OrderRow['state']>;
  /** Coupons of these orders that went to an order of another chain since, or were used up. */
  readonly coupons: Set<string>;
  /** Chains of which an order is paid. */
  readonly chains: Set<string>;
  /** Templates that are someone's to use. */
  readonly grants: Set<string>;
}

const grantOf = ({ user_id: user, item }: Pick<OrderRow, 'user_id' | 'item'>): string => `${user} ${item}`;

/** Reads which buyers of these orders have the template already, in any language. */
const readGrants = async (
  tx: Handle,
  clones: readonly Fitting[],
): Promise<readonly Pick<OrderRow, 'user_id' | 'item'>[]> => {
  const users = clones.map(({ order }) => order.user_id);
  const items = clones.map(({ order }) => order.item);
  const { rows } = await sql<Pick<OrderRow, 'user_id' | 'item'>>`
    select distinct wanted.user_id, wanted.item
    from unnest(${users}::uuid[], ${items}::text[]) as wanted (user_id, item)
    join template_grant g on g.user_id = wanted.user_id
      and g.template_id in ${inEveryLanguage(sql`wanted.item::uuid`)}`.execute(tx);
  return rows;
};

/** Reads it after the locks are held: a transaction that waited for them may have read orders as they were before. */
const readTaken = async (tx: Handle, fitting: readonly Fitting[]): Promise<Taken> => {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'chain_id', 'state'])
    .where('chain_id', 'in', [...new Set(fitting.map(({ order }) => order.chain_id))])
    .execute();
  const clones = fitting.filter(({ order }) => order.kind === 'clone');
  const grants = clones.length === 0 ? [] : await readGrants(tx, clones);
  const coupons = await lockCoupons(
    tx,
    fitting.map(({ order }) => order),
  );
  const chainOf = new Map(orders.map(({ id, chain_id: chain }) => [id, chain]));
  const isGone = ({ code, used_at: usedAt, order_id: orderId }: CouponRow): boolean =>
    usedAt !== null ||
    (orderId !== null &&
      !fitting.some(({ order }) => order.coupon_code === code && order.chain_id === chainOf.get(orderId)));
  return {
    states: new Map(orders.map(({ id, state }) => [id, state])),
    coupons: new Set(coupons.filter(isGone).map(({ code }) => code)),
    chains: new Set(orders.filter(({ state }) => isPaid(state)).map(({ chain_id: chain }) => chain)),
    grants: new Set(grants.map(grantOf)),
  };
};

/** Decides about a payment that was not entered before. */
const sell = (taken: Taken, order: OrderRow): Settled => {
  const next = stateAfter(taken.states.get(order.id) ?? order.state, 'payment');
  const isGranted = order.kind === 'clone' && taken.grants.has(grantOf(order));
  // The price with a coupon holds as long as the coupon is there.
  const isSpent = order.coupon_code !== null && taken.coupons.has(order.coupon_code);
  const isTaken = taken.chains.has(order.chain_id) || isGranted || isSpent;
  if (next === undefined || isTaken) return { outcome: 'refund', order };
  taken.states.set(order.id, next);
  taken.chains.add(order.chain_id);
  if (order.coupon_code !== null) taken.coupons.add(order.coupon_code);
  taken.grants.add(grantOf(order));
  return { outcome: 'paid', order: { ...order, state: next } };
};

const enterSales = async (app: App, tx: Handle, sales: readonly Fitting[]): Promise<void> => {
  if (sales.length === 0) return;
  const now = app.now();
  const ids = sales.map(({ order }) => order.id);
  await tx.updateTable('orders').set({ state: 'paid', paid_at: now }).where('id', 'in', ids).execute();
  // No other code of the chain is to take money any more; the work of a minute has the gateways close them.
  const chains = sales.map(({ order }) => order.chain_id);
  await tx
    .updateTable('orders')
    .set({ state: 'closing' })
    .where('chain_id', 'in', chains)
    .where('state', '=', 'open')
    .execute();
  await postAll(
    app,
    tx,
    sales.map(({ order, payment }) => postingOf('sale', { order, payment })),
  );
  for (const { order } of sales) await markCouponUsed(tx, order, now);
  // From here on the template may be used, even when the delivery fails.
  const grants = sales
    .filter(({ order }) => order.kind === 'clone')
    .map(({ order }) => ({
      user_id: order.user_id,
      template_id: order.item,
      order_id: order.id,
      paid_fen: order.amount_fen,
      granted_at: now,
    }));
  if (grants.length > 0) await tx.insertInto('template_grant').values(grants).execute();
  const waiting = ids.map((id) => ({ order_id: id, created_at: now }));
  await tx.insertInto('outbox').values(waiting).execute();
};

const postingOf = (
  kind: 'sale' | 'second_payment',
  { order, payment }: Pick<Fitting, 'order' | 'payment'>,
): Posting => ({
  kind,
  order,
  transactionId: payment.transactionId,
  shares: kind === 'sale' ? shareSale(order) : shareSecond(payment.amountFen),
});

const enterSeconds = async (app: App, tx: Handle, seconds: readonly Fitting[]): Promise<void> => {
  if (seconds.length === 0) return;
  const rows = seconds.map(({ gateway, order, payment }) => ({
    id: app.createId(),
    order_id: order.id,
    gateway,
    transaction_id: payment.transactionId,
    amount_fen: payment.amountFen,
    reason: 'second_payment' as const,
    created_at: app.now(),
    done_at: null,
  }));
  await tx.insertInto('refund').values(rows).execute();
  await postAll(
    app,
    tx,
    seconds.map(({ order, payment }) => postingOf('second_payment', { order, payment })),
  );
  // A gateway takes no second payment for a paid trade: there is nothing left to be closed.
  for (const { order } of seconds) {
    const next = stateAfter(order.state, 'secondPayment');
    if (next === undefined) continue;
    await tx
      .updateTable('orders')
      .set({ state: next })
      .where('id', '=', order.id)
      .where('state', 'in', ['open', 'closing'])
      .execute();
    await releaseCoupon(tx, order);
  }
};
