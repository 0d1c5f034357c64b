import { createHash } from 'node:crypto';
import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { CallError } from '../calls/call-error.ts';
import type { CallContext, Handle, PublicContext } from '../calls/context.ts';
import type { InAppGateway } from '../calls/gateway.types.ts';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { makeCode, readCode } from '../sessions/index.ts';
import { inAppTradeNoOf } from './order-numbers.ts';
import type { OrderRow } from './orders.ts';
import { gatewayOf, orderAt, readOrderOf } from './pay.ts';
import { subjectOf } from './plans.ts';

/** How long a ticket pays its order, in milliseconds. */
const TICKET_MS = 5 * 60_000;

const requireOpen = (order: OrderRow, now: number): void => {
  if (order.state !== 'open' || order.closes_at <= now) throw new CallError('orderUnavailable');
};

/** Makes a ticket that pays one order of the person. It does nothing else, so it may travel in the address of a native page. */
const createPayTicket = async (
  context: CallContext,
  { orderId }: { readonly orderId: string },
): Promise<CallData<'orders', 'createPayTicket'>> => {
  const { app, db, actor, now } = context;
  const order = await readOrderOf(context, orderId, 'wechat');
  requireOpen(order, now);
  if (gatewayOf(app, order).inApp === undefined) throw new CallError('paymentUnavailable');
  const { code: ticket, expiresAt } = await makeCode(app, db, {
    kind: 'pay',
    userId: actor.userId,
    sessionHash: actor.tokenHash,
    payload: { orderId },
    lifeMs: TICKET_MS,
  });
  return { ticket, expiresAt };
};

const readTicket = async (
  { app, db, now }: PublicContext,
  ticket: string,
): Promise<{ readonly order: OrderRow; readonly inApp: InAppGateway }> => {
  const found = await readCode(app, db, { code: ticket, kind: 'pay' });
  const orderId = found?.payload['orderId'];
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', typeof orderId === 'string' ? orderId : NOBODY)
    .where('user_id', '=', found?.userId ?? NOBODY)
    .executeTakeFirst();
  if (order === undefined) throw new CallError('orderUnavailable');
  requireOpen(order, now);
  const { inApp } = gatewayOf(app, order);
  if (inApp === undefined) throw new CallError('paymentUnavailable');
  return { order, inApp };
};

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Keeps that an order is paid inside of an app, and by whom: the first to ask. Says nothing of who that is. Throws `orderUnavailable` for anyone else. */
const bindPayer = async (db: Handle, order: OrderRow, payer: string): Promise<void> => {
  const mark = createHash('sha256').update(`${order.id} ${payer}`).digest('base64url');
  const bound = await db
    .updateTable('orders')
    .set({ payer_mark: mark })
    .where('id', '=', order.id)
    .where('state', '=', 'open')
    .where((where) => where.or([where('payer_mark', 'is', null), where('payer_mark', '=', mark)]))
    .returning('id')
    .executeTakeFirst();
  if (bound === undefined) throw new CallError('orderUnavailable');
};

const ask = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
  try {
    return await question;
  } catch (cause) {
    throw new CallError('gatewayFailed', null, { cause });
  }
};

/** Returns what the app of the payer is handed. The payer is who the gateway says that the login code stands for, whoever holds the ticket. */
const payInApp = async (
  context: PublicContext,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<CallData<'orders', 'payInApp'>> => {
  const { app, db } = context;
  const { order, inApp } = await readTicket(context, ticket);
  const payer = await ask(inApp.payerOf(code));
  await bindPayer(db, order, payer);
  const told = orderAt(app, gatewayOf(app, order), { order, tradeNo: inAppTradeNoOf(order.id) });
  const payment = await ask(inApp.prepare(told, payer));
  return { payment, title: subjectOf(order), amountFen: order.amount_fen };
};

/** Lists the calls by which an order is paid inside of an app. */
export const inAppCalls: readonly ImplementedCall[] = [
  implement(endpoints.orders.createPayTicket, {
    access: 'token',
    scope: 'pay',
    items: 'closed',
    handler: createPayTicket,
  }),
  implement(endpoints.orders.payInApp, { access: 'public', handler: payInApp }),
];
