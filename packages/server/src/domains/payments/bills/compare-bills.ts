import type { App } from '../../../kernel/calls/context.ts';
import { GatewayError } from '../../../kernel/calls/gateway.types.ts';
import type { GatewayBill, GatewayPayment, PaymentGateway } from '../../../kernel/calls/gateway.types.ts';
import { deliverWaiting } from '../deliver.ts';
import { boundsOfDay, chinaDay } from '../gateways/wire/china-time.ts';
import { orderIdOf } from '../order-numbers.ts';
import { settlePayment } from '../settle.ts';
import type { BillDifferenceTable } from '../tables.ts';

const DAY_MS = 86_400_000;

/** Gateways have written the bill of a day by the next noon. */
const READY_MS = DAY_MS / 2;

/** Days back that are compared, should the server have been off. */
const MOST_DAYS = 14;

type Found = Pick<BillDifferenceTable, 'kind' | 'trade_no' | 'reference' | 'amount_fen' | 'outcome'>;

/** Lists the days whose bill is written and was not compared, the oldest first. */
const daysDue = async ({ database, now }: App, gateway: string): Promise<readonly string[]> => {
  const { db } = database;
  const first = await db
    .selectFrom('orders')
    .select((select) => select.fn.min('created_at').as('at'))
    .where('gateway', '=', gateway)
    .executeTakeFirst();
  const begun = first?.at ?? null;
  if (begun === null) return [];
  const compared = await db.selectFrom('bill_day').select('day').where('gateway', '=', gateway).execute();
  const known = new Set(compared.map(({ day }) => day));
  const firstDay = chinaDay(Number(begun));
  const last = now() - READY_MS - DAY_MS;
  return Array.from({ length: MOST_DAYS }, (_, back) => chinaDay(last - back * DAY_MS))
    .filter((day) => day >= firstDay && !known.has(day))
    .toReversed();
};

/**
 * Settles a payment of the bill that no notice reported: a bill is not signed, so the trade is asked about. Returns the outcome.
 */
const settleLate = async (app: App, gateway: PaymentGateway, billed: GatewayPayment): Promise<string> => {
  const { payments } = await gateway.query(billed.tradeNo);
  const payment = payments.find(({ transactionId }) => transactionId === billed.transactionId);
  if (payment === undefined) return 'unconfirmed';
  const { outcome } = await settlePayment(app, gateway.name, payment);
  return outcome;
};

/** Finds the payments of a bill that are not here, or with another amount. Those of trades that are not ours are left out: a merchant number may serve other shops too. */
const findMissingHere = async (
  app: App,
  gateway: PaymentGateway,
  { payments }: GatewayBill,
): Promise<readonly Found[]> => {
  const { db } = app.database;
  const found: Found[] = [];
  for (const billed of payments) {
    const { tradeNo, transactionId, amountFen } = billed;
    const orderId = orderIdOf(tradeNo);
    const facts = { trade_no: tradeNo, reference: transactionId, amount_fen: amountFen };
    const known = await db
      .selectFrom('payment')
      .select('amount_fen')
      .where('gateway', '=', gateway.name)
      .where('transaction_id', '=', transactionId)
      .executeTakeFirst();
    if (known?.amount_fen === amountFen) continue;
    if (known !== undefined) {
      found.push({ ...facts, kind: 'other_amount', outcome: `${known.amount_fen} fen here` });
      continue;
    }
    const order =
      orderId === undefined
        ? undefined
        : await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
    if (order === undefined) continue;
    found.push({ ...facts, kind: 'not_here', outcome: await settleLate(app, gateway, billed) });
  }
  return found;
};

/** Finds the payments that were entered on a day and that the gateway knows nothing of. One near midnight stands in the bill of another day, so the gateway is asked. */
const findMissingThere = async (
  { database }: App,
  gateway: PaymentGateway,
  { day, bill }: { readonly day: string; readonly bill: GatewayBill },
): Promise<readonly Found[]> => {
  const [from, to] = boundsOfDay(day);
  const billed = new Set(bill.payments.map(({ transactionId }) => transactionId));
  const entered = await database.db
    .selectFrom('payment as p')
    .leftJoin('refund as r', (join) =>
      join.onRef('r.gateway', '=', 'p.gateway').onRef('r.transaction_id', '=', 'p.transaction_id'),
    )
    .select(['p.transaction_id', 'p.trade_no', 'p.amount_fen', 'r.done_at'])
    .where('p.gateway', '=', gateway.name)
    .where('p.seen_at', '>=', from)
    .where('p.seen_at', '<', to)
    .execute();
  const found: Found[] = [];
  for (const row of entered) {
    const { transaction_id: reference, amount_fen } = row;
    // A refunded payment is no payment of the trade any more.
    if (billed.has(reference) || row.done_at !== null) continue;
    const tradeNo = row.trade_no;
    const { payments } = await gateway.query(tradeNo);
    if (payments.some(({ transactionId }) => transactionId === reference)) continue;
    found.push({ kind: 'not_there', trade_no: tradeNo, reference, amount_fen, outcome: 'look' });
  }
  return found;
};

/** Finds money that was given back at the gateway itself, past this server. */
const findForeignRefunds = async ({ database }: App, { refunds }: GatewayBill): Promise<readonly Found[]> => {
  const { db } = database;
  const found: Found[] = [];
  for (const { refundNo, tradeNo, amountFen } of refunds) {
    const [refundId, orderId] = [orderIdOf(refundNo), orderIdOf(tradeNo)];
    if (orderId === undefined) continue;
    const order = await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirst();
    if (order === undefined) continue;
    const ours =
      refundId === undefined
        ? undefined
        : await db.selectFrom('refund').select('amount_fen').where('id', '=', refundId).executeTakeFirst();
    if (ours?.amount_fen === amountFen) continue;
    const facts = { trade_no: tradeNo, reference: refundNo, amount_fen: amountFen };
    found.push({ ...facts, kind: 'refunded_there', outcome: `the order is ${order.state}` });
  }
  return found;
};

const compareDay = async (app: App, gateway: PaymentGateway, day: string): Promise<number> => {
  const bill = await gateway.readBill(day);
  if (bill === undefined) return 0;
  const found = [
    ...(await findMissingHere(app, gateway, bill)),
    ...(await findMissingThere(app, gateway, { day, bill })),
    ...(await findForeignRefunds(app, bill)),
  ];
  const at = app.now();
  for (const one of found)
    await app.database.db
      .insertInto('bill_difference')
      .values({ id: app.createId(), gateway: gateway.name, day, ...one, found_at: at })
      .onConflict((conflict) => conflict.columns(['gateway', 'day', 'kind', 'reference']).doNothing())
      .execute();
  await app.database.db
    .insertInto('bill_day')
    .values({ gateway: gateway.name, day, payments: bill.payments.length, compared_at: at })
    .onConflict((conflict) => conflict.columns(['gateway', 'day']).doNothing())
    .execute();
  return found.length;
};

/**
 * Compares each day whose bill is written with the payments entered here, settles unreported payments, and keeps differences.
 * Returns their number by gateway. A day that could not be compared is compared the next night; the first failure is thrown in
 * the end.
 */
export const compareBills = async (app: App): Promise<Readonly<Record<string, number>>> => {
  const differences: Record<string, number> = {};
  let failure: GatewayError | undefined;
  for (const gateway of app.gateways.all)
    for (const day of await daysDue(app, gateway.name))
      try {
        differences[gateway.name] = (differences[gateway.name] ?? 0) + (await compareDay(app, gateway, day));
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        failure ??= error;
      }
  await deliverWaiting(app);
  if (failure !== undefined) throw failure;
  return differences;
};
