import type { PayChannel } from '@chartdock/contract';
import type { CheckoutClient } from '../payments.types.ts';
import type { PlacedOrder } from './checkout.types.ts';
import type { PaymentConfig, PreOrder } from './payment-config.ts';

/**
 * Options of a checkout's calls: the checkout shows failures itself, and no call takes the place of another.
 */
export interface CheckoutCallOptions {
  readonly signal: AbortSignal;
}

type Orders = CheckoutClient['orders'];

const QUIET = { quiet: true, keep: true } as const;

interface ChannelCalls {
  readonly preOrder: (orders: Orders, input: PreOrder, options: CheckoutCallOptions) => Promise<string>;
  readonly createCode: (orders: Orders, orderId: string, options: CheckoutCallOptions) => Promise<string>;
  readonly isPaid: (orders: Orders, orderId: string, options: CheckoutCallOptions) => Promise<boolean>;
}

/** A poll that takes longer counts as failed, so that the next one can be sent. */
const POLL_TIMEOUT_MS = 10_000;

const SUCCESS = 'SUCCESS';

/** Says by which calls an order is made, paid and asked about in each way to pay (POLL-07). */
const CALLS: Readonly<Record<PayChannel, ChannelCalls>> = {
  wechat: {
    preOrder: async (orders, input, { signal }) =>
      (await orders.preOrderWechat(input, { ...QUIET, signal })).order.id,
    createCode: async (orders, orderId, { signal }) =>
      (await orders.payWechat({ orderId }, { ...QUIET, signal })).code_url,
    isPaid: async (orders, orderId, { signal }) =>
      (await orders.queryWechat({ orderId }, { ...QUIET, signal, timeoutMs: POLL_TIMEOUT_MS }))
        .trade_state === SUCCESS,
  },
  alipay: {
    preOrder: async (orders, input, { signal }) =>
      (await orders.preOrderAlipay(input, { ...QUIET, signal })).order.id,
    createCode: async (orders, orderId, { signal }) =>
      (await orders.payAlipay({ orderId }, { ...QUIET, signal })).qrCode,
    isPaid: async (orders, orderId, { signal }) =>
      (await orders.queryAlipay({ orderId }, { ...QUIET, signal, timeoutMs: POLL_TIMEOUT_MS }))
        .trade_state === SUCCESS,
  },
};

/** Orders and gets the code to pay with. The uuid of the cyclic call is asked for beside it and may be missing. */
export const placeOrder = async (
  { orders }: CheckoutClient,
  { channel, input }: { readonly channel: PayChannel; readonly input: PreOrder },
  options: CheckoutCallOptions,
): Promise<PlacedOrder> => {
  const { preOrder, createCode } = CALLS[channel];
  const orderId = await preOrder(orders, input, options);
  const [code, uuid] = await Promise.all([
    createCode(orders, orderId, options),
    orders.addPreOrderInfo(input, { ...QUIET, signal: options.signal }).catch(() => undefined),
  ]);
  return { orderId, code, ...(uuid === undefined ? {} : { uuid }) };
};

/** Makes a ticket by which a native page pays an order. */
export const createTicket = async (
  { orders }: CheckoutClient,
  orderId: string,
  { signal }: CheckoutCallOptions,
): Promise<string> => (await orders.createPayTicket({ orderId }, { ...QUIET, signal })).ticket;

/** Begins the questions of one poll: the query of the way to pay, and the cyclic call beside it (POLL-09). Each resolves with whether it reported success. */
export const askPaid = (
  { orders }: CheckoutClient,
  {
    channel,
    order,
    config,
  }: { readonly channel: PayChannel; readonly order: PlacedOrder; readonly config: PaymentConfig },
  options: CheckoutCallOptions,
): readonly Promise<boolean>[] => {
  const { orderId, uuid } = order;
  const own = { ...QUIET, signal: options.signal, timeoutMs: POLL_TIMEOUT_MS };
  const query =
    config.isActivity === true
      ? orders.activityStatus({ orderId }, own).then(({ trade_state: state }) => state === SUCCESS)
      : CALLS[channel].isPaid(orders, orderId, options);
  if (uuid === undefined) return [query];
  return [query, orders.statusCyclic({ uuid }, own).then((status) => status === 'success')];
};
