import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayPayment, GatewayTrade } from '../../../../kernel/calls/gateway.types.ts';

/** Describes a trade as queries and notices tell it; an unpaid one has no amount yet. */
export const tradeSchema = z.object({
  appid: z.string().optional(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.string().optional(),
  amount: z.object({ total: z.int().optional(), currency: z.string().optional() }).optional(),
});

/** Whose trades are believed. */
export interface WechatMerchant {
  readonly merchantId: string;
  /** Applications whose trades are ours: the one that codes are made for, the mini-program, and the official account. */
  readonly appIds: readonly string[];
}

/** The last three are of other ways to pay than by a code that we show or inside of an app. */
const STATES: Readonly<Record<string, GatewayTrade['state']>> = {
  SUCCESS: 'SUCCESS',
  REFUND: 'REFUND',
  NOTPAY: 'NOTPAY',
  CLOSED: 'CLOSED',
  REVOKED: 'CLOSED',
  USERPAYING: 'NOTPAY',
  PAYERROR: 'NOTPAY',
};

type Trade = z.infer<typeof tradeSchema>;

/** Returns the payment of a trade; undefined when it has none. Throws a GatewayError `not_ours` for another merchant's, `malformed` for a payment that is not in yuan or lacks something. */
export const paymentOf = (trade: Trade, merchant: WechatMerchant): GatewayPayment | undefined => {
  const isOurApp =
    trade.appid === undefined ? trade.trade_state !== 'SUCCESS' : merchant.appIds.includes(trade.appid);
  if (trade.mchid !== merchant.merchantId || !isOurApp)
    throw new GatewayError('not_ours', 'The trade is of another merchant or application.');
  if (trade.trade_state !== 'SUCCESS') return undefined;
  const { transaction_id: transactionId, amount } = trade;
  if (transactionId === undefined || amount?.total === undefined || amount.currency !== 'CNY')
    throw new GatewayError('malformed', 'The payment lacks its number, or an amount in yuan.');
  return { transactionId, tradeNo: trade.out_trade_no, amountFen: amount.total };
};

/**
 * Returns the state of a queried trade. Throws a GatewayError as {@link paymentOf} does, and `malformed` for another trade than
 * was asked about.
 */
export const readTrade = (trade: Trade, tradeNo: string, merchant: WechatMerchant): GatewayTrade => {
  const payment = paymentOf(trade, merchant);
  const state = STATES[trade.trade_state];
  if (state === undefined || trade.out_trade_no !== tradeNo)
    throw new GatewayError('malformed', 'The gateway told of another trade, or of a state that is none.');
  return { state, payments: payment === undefined ? [] : [payment] };
};
