import { createHash } from 'node:crypto';
import type { CallData } from '@chartdock/contract';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { Handle, PublicContext } from '../../../kernel/calls/context.ts';
import type { InAppGateway, PaymentGateway } from '../../../kernel/calls/gateway.types.ts';
import { inAppTradeNoOf } from '../order-numbers.ts';
import type { OrderRow } from '../orders.ts';
import { orderAt } from '../pay.ts';
import { subjectOf } from '../plans.ts';

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

/** Has a gateway answer. Throws `gatewayFailed` when it does not. */
export const askGateway = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
  try {
    return await question;
  } catch (cause) {
    throw new CallError('gatewayFailed', null, { cause });
  }
};

/**
 * Returns the arguments of a payer's app for an order, and the subject that the payer may read. Throws `orderUnavailable` when
 * another payer was first.
 */
export const preparePayment = async (
  { app, db }: PublicContext,
  {
    order,
    gateway,
    inApp,
  }: { readonly order: OrderRow; readonly gateway: PaymentGateway; readonly inApp: InAppGateway },
  payer: string,
): Promise<CallData<'orders', 'payInApp'>> => {
  await bindPayer(db, order, payer);
  const told = orderAt(app, gateway, { order, tradeNo: inAppTradeNoOf(order.id) });
  const payment = await askGateway(inApp.prepare(told, payer));
  return { payment, title: subjectOf(order), amountFen: order.amount_fen };
};
