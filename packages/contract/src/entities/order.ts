import { z } from 'zod';
import { idSchema, wireInt, wireYuan } from './wire.ts';

const MOST_YUAN = 1_000_000;

/** Types of orders: a template, a membership, or seats of an organisation. */
export const orderTypeSchema = z.enum(['clone', 'member', 'org']);

/** Who takes the money. */
export const payChannelSchema = z.enum(['alipay', 'wechat']);

/** States of an order at a gateway; any other than SUCCESS is not paid. */
export const tradeStateSchema = z.enum(['SUCCESS', 'NOTPAY', 'CLOSED', 'REFUND']);

/** The fields of a pre-order (ENT-32). `realMoney` is in yuan and only compared with the price of the server. */
export const preOrderInput = {
  orderType: orderTypeSchema,
  /** Id of a plan. */
  upgradeType: z.string().max(32).optional(),
  coupon: z.string().trim().max(64).optional(),
  realMoney: wireYuan(MOST_YUAN).optional(),
  orgId: z.string().max(64).optional(),
  /** Seats. */
  teamusercount: wireInt(1, 10_000).optional(),
  orgName: z.string().trim().max(64).optional(),
  chartId: idSchema.optional(),
};

/** An order, as its buyer sees it (ENT-29). Amounts are whole fen. */
export const orderSchema = z
  .object({
    orderId: z.string(),
    orderType: orderTypeSchema,
    title: z.string(),
    channel: payChannelSchema,
    /** Amount to be paid, after the coupon. */
    amountFen: z.int(),
    couponFen: z.int(),
    state: z.enum(['open', 'closing', 'closed', 'paid', 'delivered', 'refunding', 'refunded']),
    createTime: z.int(),
    payTime: z.int().nullable(),
    /** File that was made of a template. */
    chartId: z.string().nullable(),
  })
  .meta({ id: 'Order' });

/** Money that someone paid twice, on its way back to them. */
export const orderRefundSchema = z
  .object({
    refundId: z.string(),
    /** Order whose code it was paid with. */
    orderId: z.string(),
    orderType: orderTypeSchema,
    title: z.string(),
    channel: payChannelSchema,
    amountFen: z.int(),
    /** When it was found. */
    createTime: z.int(),
    /** When the gateway gave it back; null while it has not. */
    backTime: z.int().nullable(),
  })
  .meta({ id: 'OrderRefund' });

/** Payment for an app, as `wx.requestPayment` takes it; `appId` is for `WeixinJSBridge` alone. */
export const inAppPaymentSchema = z
  .object({
    appId: z.string(),
    /** Seconds since the epoch. */
    timeStamp: z.string(),
    nonceStr: z.string(),
    package: z.string(),
    signType: z.literal('RSA'),
    paySign: z.string(),
  })
  .meta({ id: 'InAppPayment' });

/** Plan of a membership. Prices are whole fen, for each seat of an organisation. */
export const planSchema = z
  .object({ id: z.string(), orderType: orderTypeSchema, months: z.int(), priceFen: z.int() })
  .meta({ id: 'Plan' });

/** Type of an order. */
export type OrderType = z.output<typeof orderTypeSchema>;

/** Who takes the money. */
export type PayChannel = z.output<typeof payChannelSchema>;

/** State of an order at a gateway. */
export type TradeState = z.output<typeof tradeStateSchema>;

/** An order, as its buyer sees it. */
export type Order = z.output<typeof orderSchema>;

/** Money that someone paid twice. */
export type OrderRefund = z.output<typeof orderRefundSchema>;

/** Plan of a membership. */
export type Plan = z.output<typeof planSchema>;
