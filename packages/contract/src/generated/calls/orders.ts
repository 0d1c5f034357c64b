// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { orders } from '../../endpoints/orders.ts';
import { areOptional, isList, isRecord, isText } from '../../guard-parts.ts';
import { isFileRecord } from '../entities.ts';

const isCreatedOrder = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.order) &&
  typeof value.order.id === 'string' &&
  (value.organisation === undefined ||
    (isRecord(value.organisation) &&
      (typeof value.organisation.orgId === 'string' || value.organisation.orgId === null) &&
      typeof value.organisation.name === 'string'));

const isDeliveredOrder = (value: unknown): boolean =>
  isRecord(value) && isOrder(value.order) && (value.file === undefined || isFileRecord(value.file));

const isInAppPayment = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.appId === 'string' &&
  typeof value.timeStamp === 'string' &&
  typeof value.nonceStr === 'string' &&
  typeof value.package === 'string' &&
  value.signType === 'RSA' &&
  typeof value.paySign === 'string';

const isOrder = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.orderId === 'string' &&
  (value.orderType === 'clone' || value.orderType === 'member' || value.orderType === 'org') &&
  typeof value.title === 'string' &&
  (value.channel === 'alipay' || value.channel === 'wechat') &&
  Number.isInteger(value.amountFen) &&
  Number.isInteger(value.couponFen) &&
  (value.state === 'open' ||
    value.state === 'closing' ||
    value.state === 'closed' ||
    value.state === 'paid' ||
    value.state === 'delivered' ||
    value.state === 'refunding' ||
    value.state === 'refunded') &&
  Number.isInteger(value.createTime) &&
  (Number.isInteger(value.payTime) || value.payTime === null) &&
  (typeof value.chartId === 'string' || value.chartId === null);

const isOrderList = (value: unknown): boolean =>
  isRecord(value) && isList(value.rows, isOrder) && isList(value.refunds, isOrderRefund);

const isOrderRefund = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.refundId === 'string' &&
  typeof value.orderId === 'string' &&
  (value.orderType === 'clone' || value.orderType === 'member' || value.orderType === 'org') &&
  typeof value.title === 'string' &&
  (value.channel === 'alipay' || value.channel === 'wechat') &&
  Number.isInteger(value.amountFen) &&
  Number.isInteger(value.createTime) &&
  (Number.isInteger(value.backTime) || value.backTime === null);

const isPagePayment = (value: unknown): boolean =>
  isRecord(value) &&
  (value.payment === undefined || isInAppPayment(value.payment)) &&
  (value.askAt === undefined || typeof value.askAt === 'string');

const isPayTicket = (value: unknown): boolean =>
  isRecord(value) && typeof value.ticket === 'string' && Number.isInteger(value.expiresAt);

const isPlan = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (value.orderType === 'clone' || value.orderType === 'member' || value.orderType === 'org') &&
  Number.isInteger(value.months) &&
  Number.isInteger(value.priceFen);

const isPlanList = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, isPlan) &&
  isList(value.channels, (item) => item === 'alipay' || item === 'wechat');

const isPreOrderInfo = (value: unknown): boolean =>
  isRecord(value) &&
  (value.orderType === 'clone' || value.orderType === 'member' || value.orderType === 'org') &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  typeof value.price === 'number' &&
  Number.isInteger(value.seats) &&
  areOptional(value, isText, ['coupon', 'orgId', 'orgName']);

const isPreparedPayment = (value: unknown): boolean =>
  isRecord(value) &&
  isInAppPayment(value.payment) &&
  typeof value.title === 'string' &&
  Number.isInteger(value.amountFen);

const isTradeState = (value: unknown): boolean =>
  isRecord(value) &&
  (value.trade_state === 'SUCCESS' ||
    value.trade_state === 'NOTPAY' ||
    value.trade_state === 'CLOSED' ||
    value.trade_state === 'REFUND');

/** Orders a template (orderType clone, chartId), a membership or seats of an organisation (orderType member or org, upgradeType names the plan). An order of seats extends the organisation that orgId names, or the one that the person owns; without either it makes a new one. The server sets the price; a realMoney that differs is refused with code 70050 and the right price. To be paid by Alipay. */
export const preOrderAlipay: EndpointCall<typeof orders.preOrderAlipay> = /* @__PURE__ */ writeCall({
  name: 'orders.preOrderAlipay',
  path: '/api/personal/order/alipay/pre_order',
  isData: (value): value is EndpointData<typeof orders.preOrderAlipay> => isCreatedOrder(value),
});

/** Orders a template (orderType clone, chartId), a membership or seats of an organisation (orderType member or org, upgradeType names the plan). An order of seats extends the organisation that orgId names, or the one that the person owns; without either it makes a new one. The server sets the price; a realMoney that differs is refused with code 70050 and the right price. To be paid by WeChat. */
export const preOrderWechat: EndpointCall<typeof orders.preOrderWechat> = /* @__PURE__ */ writeCall({
  name: 'orders.preOrderWechat',
  path: '/api/personal/order/wechat/pre_order',
  isData: (value): value is EndpointData<typeof orders.preOrderWechat> => isCreatedOrder(value),
});

/** Keeps what someone is about to buy and returns the uuid that stands in the link of its QR code. */
export const addPreOrderInfo: EndpointCall<typeof orders.addPreOrderInfo> = /* @__PURE__ */ writeCall({
  name: 'orders.addPreOrderInfo',
  path: '/api/personal/pay/add/po/pre/order/info',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof orders.addPreOrderInfo> => typeof value === 'string',
});

/** Returns to the person who made it what the uuid of the header stands for: what a phone goes on with that read the link of the QR code. */
export const readPreOrderInfo: EndpointCall<typeof orders.readPreOrderInfo> = /* @__PURE__ */ readCall({
  name: 'orders.readPreOrderInfo',
  path: '/api/personal/pay/get/po/pre/order/info',
  inHeaders: ['uuid'],
  isData: (value): value is EndpointData<typeof orders.readPreOrderInfo> => isPreOrderInfo(value),
});

/** Returns the text of the QR code that an order is paid with in WeChat. */
export const payWechat: EndpointCall<typeof orders.payWechat> = /* @__PURE__ */ readCall({
  name: 'orders.payWechat',
  path: '/api/personal/order/wechat/pay',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof orders.payWechat> =>
    isRecord(value) && typeof value.code_url === 'string',
});

/** Returns the text of the QR code that an order is paid with in Alipay. */
export const payAlipay: EndpointCall<typeof orders.payAlipay> = /* @__PURE__ */ readCall({
  name: 'orders.payAlipay',
  path: '/api/personal/order/alipay/pay',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof orders.payAlipay> =>
    isRecord(value) && typeof value.qrCode === 'string',
});

/** Makes a ticket by which a native page of a mini-program, which has no token, pays this order for five minutes. Code 70054 where nothing can be paid inside of an app. */
export const createPayTicket: EndpointCall<typeof orders.createPayTicket> = /* @__PURE__ */ writeCall({
  name: 'orders.createPayTicket',
  path: '/api/personal/order/wechat/in_app/ticket',
  isData: (value): value is EndpointData<typeof orders.createPayTicket> => isPayTicket(value),
});

/** Returns what wx.requestPayment is handed for the order of a ticket. Who pays is whom WeChat says that the login code stands for; the first one to ask is the only one who can pay the order so. */
export const payInApp: EndpointCall<typeof orders.payInApp> = /* @__PURE__ */ readCall({
  name: 'orders.payInApp',
  path: '/api/order/wechat/in_app/pay',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof orders.payInApp> => isPreparedPayment(value),
});

/** Returns what WeixinJSBridge is handed, in WeChat's own browser, for the order of a ticket. Before WeChat has said on this device who pays, it returns the page of WeChat that says so in its place; that leads back to goesOnAt. */
export const payInPage: EndpointCall<typeof orders.payInPage> = /* @__PURE__ */ readCall({
  name: 'orders.payInPage',
  path: '/api/order/wechat/in_page/pay',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof orders.payInPage> => isPagePayment(value),
});

/** Returns whether an order is paid, as WeChat says now. */
export const queryWechat: EndpointCall<typeof orders.queryWechat> = /* @__PURE__ */ readCall({
  name: 'orders.queryWechat',
  path: '/api/personal/order/wechat/query',
  isData: (value): value is EndpointData<typeof orders.queryWechat> => isTradeState(value),
});

/** Returns whether an order is paid, as Alipay says now. */
export const queryAlipay: EndpointCall<typeof orders.queryAlipay> = /* @__PURE__ */ readCall({
  name: 'orders.queryAlipay',
  path: '/api/personal/order/alipay/query',
  isData: (value): value is EndpointData<typeof orders.queryAlipay> => isTradeState(value),
});

/** Returns the text success once what the uuid of the header stands for has been paid since, and waiting before. */
export const statusCyclic: EndpointCall<typeof orders.statusCyclic> = /* @__PURE__ */ readCall({
  name: 'orders.statusCyclic',
  path: '/api/personal/pay/get/order/status/cyclic',
  inHeaders: ['uuid'],
  isData: (value): value is EndpointData<typeof orders.statusCyclic> =>
    value === 'success' || value === 'waiting',
});

/** Returns whether an order of the activity dialog is paid. */
export const activityStatus: EndpointCall<typeof orders.activityStatus> = /* @__PURE__ */ readCall({
  name: 'orders.activityStatus',
  path: '/api/personal/pay/get/activity/order/status',
  isData: (value): value is EndpointData<typeof orders.activityStatus> => isTradeState(value),
});

/** Delivers a paid order, once however often it is asked: the file made from a template, the longer membership. Code 70037 before it is paid. */
export const deliver: EndpointCall<typeof orders.deliver> = /* @__PURE__ */ writeCall({
  name: 'orders.deliver',
  path: '/api/personal/order/deliver',
  isData: (value): value is EndpointData<typeof orders.deliver> => isDeliveredOrder(value),
});

/** Lists the last 100 orders of the person that were paid, latest first, and payments that came for what was paid already and go back. The gateways are asked first about what was ordered within a day and not paid as far as is known. */
export const userPay: EndpointCall<typeof orders.userPay> = /* @__PURE__ */ readCall({
  name: 'orders.userPay',
  path: '/api/personal/order/get/user/pay',
  isData: (value): value is EndpointData<typeof orders.userPay> => isOrderList(value),
});

/** Lists what memberships and seats of organisations cost, and the ways in which anything can be paid. */
export const plans: EndpointCall<typeof orders.plans> = /* @__PURE__ */ readCall({
  name: 'orders.plans',
  path: '/api/personal/order/plans',
  isData: (value): value is EndpointData<typeof orders.plans> => isPlanList(value),
});
