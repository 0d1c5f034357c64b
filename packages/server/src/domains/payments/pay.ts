import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App, CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { GatewayOrder, PayChannel, PaymentGateway } from '../../kernel/calls/gateway.types.ts';
import { settleTrade } from './close-order.ts';
import { deliverSoon } from './deliver.ts';
import { tradeNoOf } from './order-numbers.ts';
import { askAboutOrder } from './late/order-questions.ts';
import { paidData, readOwnOrder, readPaidOrder } from './orders.ts';
import type { OrderRow } from './orders.ts';
import { subjectOf } from './plans.ts';

interface OfOrder {
  readonly orderId: string;
}

/** Returns the gateway that an order was made for. Throws `paymentUnavailable` once that is not set any more. */
export const gatewayOf = (app: App, order: OrderRow): PaymentGateway => {
  const gateway = app.gateways.named(order.gateway);
  if (gateway === undefined) throw new CallError('paymentUnavailable');
  return gateway;
};

/** Writes an order as its gateway is told of it. */
export const orderAt = (
  { gateways }: App,
  gateway: PaymentGateway,
  { order, tradeNo }: { readonly order: OrderRow; readonly tradeNo: string },
): GatewayOrder => ({
  tradeNo,
  amountFen: order.amount_fen,
  subject: subjectOf(order).slice(0, 127),
  channel: order.channel,
  noticeUrl: gateways.noticeUrl(gateway),
  closesAt: order.closes_at,
});

/** Reads an order that is to be paid in a way. Throws `orderUnavailable` also when it is to be paid in another. */
export const readOrderOf = async (
  context: CallContext,
  orderId: string,
  channel: PayChannel,
): Promise<OrderRow> => {
  const order = await readOwnOrder(context, orderId);
  if (order.channel !== channel) throw new CallError('orderUnavailable');
  return order;
};

/** Says why there is no code: something of the chain is paid, which a page ends with, or the order is over. */
const refuseCode = async ({ db }: CallContext, { chain_id: chain }: OrderRow): Promise<CallError> => {
  const paid = await readPaidOrder(db, chain);
  return paid === undefined
    ? new CallError('orderUnavailable')
    : new CallError('alreadyPaid', paidData(paid));
};

/** Returns the text of the code that an order is paid with. Throws `orderUnavailable` for one that can no longer be paid, `alreadyPaid` with the order that was paid once one of its chain is. */
const createCode = async (
  context: CallContext,
  { orderId }: OfOrder,
  channel: PayChannel,
): Promise<string> => {
  const { app } = context;
  const order = await readOrderOf(context, orderId, channel);
  if (order.state !== 'open') throw await refuseCode(context, order);
  const gateway = gatewayOf(app, order);
  try {
    return await gateway.createCode(orderAt(app, gateway, { order, tradeNo: tradeNoOf(order.id) }));
  } catch (cause) {
    throw new CallError('gatewayFailed', null, { cause });
  }
};

const payWechat = async (context: CallContext, input: OfOrder): Promise<CallData<'orders', 'payWechat'>> => ({
  code_url: await createCode(context, input, 'wechat'),
});

const payAlipay = async (context: CallContext, input: OfOrder): Promise<CallData<'orders', 'payAlipay'>> => ({
  qrCode: await createCode(context, input, 'alipay'),
});

type State = CallData<'orders', 'queryWechat'>;

/**
 * Returns whether something is paid: by the records here, else by the current response of the gateway, so that a lost notice
 * costs nothing.
 */
const readState = async (context: CallContext, order: OrderRow): Promise<State> => {
  const { app, db } = context;
  if ((await readPaidOrder(db, order.chain_id)) !== undefined) return { trade_state: 'SUCCESS' };
  if (order.state === 'refunding' || order.state === 'refunded') return { trade_state: 'REFUND' };
  if (order.state === 'closed') return { trade_state: 'CLOSED' };
  let trade;
  try {
    trade = await askAboutOrder(app, gatewayOf(app, order), order);
  } catch (cause) {
    throw new CallError('gatewayFailed', null, { cause });
  }
  await settleTrade(app, order, trade);
  const paid = await readPaidOrder(db, order.chain_id);
  if (paid === undefined) return { trade_state: trade.state === 'CLOSED' ? 'CLOSED' : 'NOTPAY' };
  deliverSoon(app, paid.id);
  return { trade_state: 'SUCCESS' };
};

const query =
  (channel: PayChannel) =>
  async (context: CallContext, { orderId }: OfOrder): Promise<State> =>
    readState(context, await readOrderOf(context, orderId, channel));

const readActivity = async (context: CallContext, { orderId }: OfOrder): Promise<State> =>
  readState(context, await readOwnOrder(context, orderId));

/** Returns `success` once the subject of a QR link's id has been paid since (CALL-P-009). */
const readCyclic = async (
  { db, actor, now }: CallContext,
  { uuid }: { readonly uuid: string },
): Promise<CallData<'orders', 'statusCyclic'>> => {
  const link = await db
    .selectFrom('pre_order')
    .selectAll()
    .where('id', '=', uuid)
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (link === undefined) throw new CallError('orderUnavailable');
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('kind', '=', link.kind)
    .where('item', '=', link.item)
    .where('paid_at', '>=', link.created_at)
    .where('state', 'in', ['paid', 'delivered'])
    .limit(1)
    .executeTakeFirst();
  return paid === undefined ? 'waiting' : 'success';
};

const paying = { access: 'token', scope: 'pay', items: 'closed' } as const;

/** Lists the calls that a purchase is paid and watched with. */
export const payCalls: readonly ImplementedCall[] = [
  implement(endpoints.orders.payWechat, { ...paying, handler: payWechat }),
  implement(endpoints.orders.payAlipay, { ...paying, handler: payAlipay }),
  implement(endpoints.orders.queryWechat, { ...paying, handler: query('wechat') }),
  implement(endpoints.orders.queryAlipay, { ...paying, handler: query('alipay') }),
  implement(endpoints.orders.statusCyclic, { ...paying, handler: readCyclic }),
  implement(endpoints.orders.activityStatus, { ...paying, handler: readActivity }),
];
