import type { Domain } from '../../kernel/calls/domain.types.ts';
import { paymentTables } from './tables.ts';
import { deleteExpired } from '../../kernel/db/delete-expired.ts';
import { compareBills } from './bills/compare-bills.ts';
import { couponGiftCalls } from './coupons/coupon-gifts.ts';
import { couponCalls } from './coupons/coupons.ts';
import { deliveryCalls } from './deliver.ts';
import { historyCalls } from './history.ts';
import { inAppCalls } from './in-app/in-app.ts';
import { payCalls } from './pay.ts';
import { organisationCalls } from './organisations/calls.ts';
import { preOrderCalls } from './pre-order.ts';
import { workPayments } from './reconcile.ts';

export { PAYER_PATH, createGateways } from './gateways/gateways.ts';
export type { GatewaysOptions } from './gateways/gateways.ts';
export { listKept } from './enter-kept.ts';
export { createNoticeRouter } from './notice-router.ts';
export { compareBills } from './bills/compare-bills.ts';
export { findOrder, listComparedDays, listDifferences, listWaitingRefunds } from './bills/overview.ts';
export { foundOrganisation } from './organisations/organisations.ts';
export { workPayments } from './reconcile.ts';
export { lockPurchases } from './orders.ts';
export { purchase } from './purchase.ts';
export { workFor } from './work-context.ts';
export { takePayer } from './in-app/take-payer.ts';

/**
 * Gives the server the domain of orders: their prices, payment, delivery and refunds, coupons, and the organisations that are
 * bought by the seat.
 */
export const payments: Domain = {
  tables: paymentTables,
  calls: [
    ...preOrderCalls,
    ...payCalls,
    ...inAppCalls,
    ...deliveryCalls,
    ...historyCalls,
    ...couponCalls,
    ...couponGiftCalls,
    ...organisationCalls,
  ],
  sweep: async (db, now) => {
    await deleteExpired(db, 'pre_order', now);
    await deleteExpired(db, 'wechat_payer', now);
    await deleteExpired(db, 'order_question', now);
  },
  workSoon: workPayments,
  audit: compareBills,
};
