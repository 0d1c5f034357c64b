import type { App, Handle } from '../../../kernel/calls/context.ts';
import { settleTrade } from '../close-order.ts';
import { deliverFor } from '../deliver.ts';
import { askAboutOrder } from './order-questions.ts';
import { readPaidOrder } from '../orders.ts';
import type { OrderRow } from '../orders.ts';

/** How long after it was made an order is asked about when its buyer is back: codes are dead by then, and bills tell of the rest. */
export const LATE_MS = 86_400_000;

/** Orders of a person that are asked about at once. */
const MOST = 5;

/** Longest wait for the responses of gateways, in milliseconds. */
const PATIENCE_MS = 2_500;

/** Reads the latest orders of a person that a gateway may have taken money for without anyone having heard of it. */
const readUnpaid = (app: App, db: Handle, userId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['open', 'closing', 'closed'])
    .where('created_at', '>', app.now() - LATE_MS)
    .where(
      'gateway',
      'in',
      app.gateways.all.map(({ name }) => name),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();

const askAbout = async (app: App, order: OrderRow): Promise<void> => {
  const gateway = app.gateways.named(order.gateway);
  if (gateway === undefined) return;
  const trade = await askAboutOrder(app, gateway, order);
  if (trade.payments.length === 0) return;
  await settleTrade(app, order, trade);
  const paid = await readPaidOrder(app.database.db, order.chain_id);
  if (paid?.state === 'paid') await deliverFor(app, paid);
};

/**
 * Asks the gateways about the latest unpaid orders of a person who is back, and enters and delivers late payments. Resolves after
 * 2.5 s at the latest and never rejects: late answers come by a notice, by the work of a minute or by the bill of the day.
 */
export const askLate = async (app: App, db: Handle, userId: string): Promise<void> => {
  if (app.gateways.all.length === 0) return;
  const orders = await readUnpaid(app, db, userId);
  if (orders.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const asked = Promise.allSettled(orders.map((order) => askAbout(app, order)));
  await Promise.race([asked, patience]);
  clearTimeout(timer);
};
