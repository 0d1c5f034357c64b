import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileRecordSchema } from '../entities/file.ts';
import {
  inAppPaymentSchema,
  orderRefundSchema,
  orderSchema,
  orderTypeSchema,
  payChannelSchema,
  planSchema,
  preOrderInput,
  tradeStateSchema,
} from '../entities/order.ts';
import { idSchema, wireBoolean } from '../entities/wire.ts';

const ofOrder = z.object({ orderId: idSchema });
const created = z
  .object({
    order: z.object({ id: z.string() }),
    /** Which organisation the seats are for, before anyone pays: one that is there, or a new one without an id. */
    organisation: z.object({ orgId: z.string().nullable(), name: z.string() }).optional(),
  })
  .meta({ id: 'CreatedOrder' });
const state = z.object({ trade_state: tradeStateSchema }).meta({ id: 'TradeState' });

/** A path of our own origin, with its query. */
const OWN_PATH = /^\/(?!\/)[!-[\]-~]*$/;

const PRE_ORDER =
  'Orders a template (orderType clone, chartId), a membership or seats of an organisation (orderType member or org, upgradeType names the plan). An order of seats extends the organisation that orgId names, or the one that the person owns; without either it makes a new one. The server sets the price; a realMoney that differs is refused with code 70050 and the right price.';

/** Calls about orders and their payment. */
export const orders = {
  preOrderAlipay: endpoint({
    method: 'POST',
    path: '/api/personal/order/alipay/pre_order',
    decided: false,
    input: z.object(preOrderInput),
    data: created,
    summary: `${PRE_ORDER} To be paid by Alipay.`,
    requirements: ['CALL-P-001', 'CALL-P-003', 'PAY-17'],
  }),
  preOrderWechat: endpoint({
    method: 'POST',
    path: '/api/personal/order/wechat/pre_order',
    decided: false,
    input: z.object(preOrderInput),
    data: created,
    summary: `${PRE_ORDER} To be paid by WeChat.`,
    requirements: ['CALL-P-002', 'CALL-P-003', 'PAY-17'],
  }),
  addPreOrderInfo: endpoint({
    method: 'POST',
    path: '/api/personal/pay/add/po/pre/order/info',
    encoding: 'json',
    decided: false,
    input: z.object(preOrderInput),
    data: z.string(),
    summary:
      'Keeps what someone is about to buy and returns the uuid that stands in the link of its QR code.',
    requirements: ['CALL-P-004'],
  }),
  readPreOrderInfo: endpoint({
    method: 'GET',
    path: '/api/personal/pay/get/po/pre/order/info',
    inHeaders: ['uuid'],
    input: z.object({ uuid: idSchema }),
    data: z
      .object({
        orderType: orderTypeSchema,
        id: z.string(),
        title: z.string(),
        price: z.number(),
        seats: z.int(),
        coupon: z.string().optional(),
        orgId: z.string().optional(),
        orgName: z.string().optional(),
      })
      .meta({ id: 'PreOrderInfo' }),
    summary:
      'Returns to the person who made it what the uuid of the header stands for: what a phone goes on with that read the link of the QR code.',
    requirements: ['PAY-12'],
  }),
  payWechat: endpoint({
    method: 'POST',
    path: '/api/personal/order/wechat/pay',
    write: false,
    decided: false,
    input: ofOrder,
    data: z.object({ code_url: z.string() }),
    summary: 'Returns the text of the QR code that an order is paid with in WeChat.',
    requirements: ['CALL-P-005'],
  }),
  payAlipay: endpoint({
    method: 'POST',
    path: '/api/personal/order/alipay/pay',
    write: false,
    decided: false,
    input: ofOrder,
    data: z.object({ qrCode: z.string() }),
    summary: 'Returns the text of the QR code that an order is paid with in Alipay.',
    requirements: ['CALL-P-006'],
  }),
  createPayTicket: endpoint({
    method: 'POST',
    path: '/api/personal/order/wechat/in_app/ticket',
    input: ofOrder,
    data: z.object({ ticket: z.string(), expiresAt: z.int() }).meta({ id: 'PayTicket' }),
    summary:
      'Makes a ticket by which a native page of a mini-program, which has no token, pays this order for five minutes. Code 70054 where nothing can be paid inside of an app.',
  }),
  payInApp: endpoint({
    method: 'POST',
    path: '/api/order/wechat/in_app/pay',
    needToken: false,
    write: false,
    input: z.object({ ticket: z.string().max(128), code: z.string().min(1).max(128) }),
    data: z
      .object({
        payment: inAppPaymentSchema,
        title: z.string(),
        amountFen: z.int(),
      })
      .meta({ id: 'PreparedPayment' }),
    summary:
      'Returns what wx.requestPayment is handed for the order of a ticket. Who pays is whom WeChat says that the login code stands for; the first one to ask is the only one who can pay the order so.',
  }),
  payInPage: endpoint({
    method: 'POST',
    path: '/api/order/wechat/in_page/pay',
    needToken: false,
    write: false,
    input: z.object({
      ticket: z.string().max(128),
      goesOnAt: z.string().max(512).regex(OWN_PATH),
      anew: wireBoolean.optional(),
    }),
    data: z
      .object({ payment: inAppPaymentSchema.optional(), askAt: z.string().optional() })
      .meta({ id: 'PagePayment' }),
    summary:
      "Returns what WeixinJSBridge is handed, in WeChat's own browser, for the order of a ticket. Before WeChat has said on this device who pays, it returns the page of WeChat that says so in its place; that leads back to goesOnAt.",
  }),
  queryWechat: endpoint({
    method: 'GET',
    path: '/api/personal/order/wechat/query',
    decided: false,
    input: ofOrder,
    data: state,
    summary: 'Returns whether an order is paid, as WeChat says now.',
    requirements: ['CALL-P-007'],
  }),
  queryAlipay: endpoint({
    method: 'GET',
    path: '/api/personal/order/alipay/query',
    decided: false,
    input: ofOrder,
    data: state,
    summary: 'Returns whether an order is paid, as Alipay says now.',
    requirements: ['CALL-P-008'],
  }),
  statusCyclic: endpoint({
    method: 'GET',
    path: '/api/personal/pay/get/order/status/cyclic',
    inHeaders: ['uuid'],
    decided: false,
    input: z.object({ uuid: idSchema }),
    data: z.enum(['success', 'waiting']),
    summary:
      'Returns the text success once what the uuid of the header stands for has been paid since, and waiting before.',
    requirements: ['CALL-P-009'],
  }),
  activityStatus: endpoint({
    method: 'GET',
    path: '/api/personal/pay/get/activity/order/status',
    input: ofOrder,
    data: state,
    summary: 'Returns whether an order of the activity dialog is paid.',
    requirements: ['CALL-P-010', 'PAY-19'],
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/api/personal/order/deliver',
    input: ofOrder,
    data: z.object({ order: orderSchema, file: fileRecordSchema.optional() }).meta({ id: 'DeliveredOrder' }),
    summary:
      'Delivers a paid order, once however often it is asked: the file made from a template, the longer membership. Code 70037 before it is paid.',
    requirements: ['PAY-09', 'CLONE-14'],
  }),
  userPay: endpoint({
    method: 'GET',
    path: '/api/personal/order/get/user/pay',
    input: z.object({}),
    data: z
      .object({ rows: z.array(orderSchema), refunds: z.array(orderRefundSchema) })
      .meta({ id: 'OrderList' }),
    summary:
      'Lists the last 100 orders of the person that were paid, latest first, and payments that came for what was paid already and go back. The gateways are asked first about what was ordered within a day and not paid as far as is known.',
    requirements: ['CALL-P-016', 'CALL-P-028'],
  }),
  plans: endpoint({
    method: 'GET',
    path: '/api/personal/order/plans',
    input: z.object({}),
    data: z
      .object({ rows: z.array(planSchema), channels: z.array(payChannelSchema) })
      .meta({ id: 'PlanList' }),
    summary:
      'Lists what memberships and seats of organisations cost, and the ways in which anything can be paid.',
    requirements: ['ROUTE-23'],
  }),
};
