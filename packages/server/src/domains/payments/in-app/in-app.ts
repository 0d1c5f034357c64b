import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { PublicContext } from '../../../kernel/calls/context.ts';
import { implement } from '../../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../../kernel/calls/implement.ts';
import { payInPage } from './in-page.ts';
import { askGateway, preparePayment } from './prepare-payment.ts';
import { createPayTicket, readTicket } from './tickets.ts';

/**
 * Returns the arguments for the payer's app. The payer is the person whom the gateway names for the login code, independent of
 * the ticket's holder.
 */
const payInApp = async (
  context: PublicContext,
  { ticket, code }: { readonly ticket: string; readonly code: string },
): Promise<CallData<'orders', 'payInApp'>> => {
  const { order, gateway } = await readTicket(context, ticket);
  const { inApp } = gateway;
  if (inApp === undefined) throw new CallError('paymentUnavailable');
  const payer = await askGateway(inApp.payerOf(code));
  return preparePayment(context, { order, gateway, inApp }, payer);
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
  implement(endpoints.orders.payInPage, { access: 'public', handler: payInPage }),
];
