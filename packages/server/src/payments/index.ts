import type { Domain } from '../calls/domain.types.ts';
import { deleteExpired } from '../db/delete-expired.ts';
import { compareBills } from './bills/compare-bills.ts';
import { couponGiftCalls } from './coupon-gifts.ts';
import { couponCalls } from './coupons.ts';
import { deliveryCalls } from './deliver.ts';
import { historyCalls } from './history.ts';
import { inAppCalls } from './in-app/in-app.ts';
import { payCalls } from './pay.ts';
import { preOrderCalls } from './pre-order.ts';
import { workPayments } from './reconcile.ts';

export { PAYER_PATH, createGateways } from './gateways/gateways.ts';
export type { GatewaysOptions } from './gateways/gateways.ts';
export { listKept } from './enter-kept.ts';
export { createNoticeRouter } from './notice-router.ts';
export { compareBills } from './bills/compare-bills.ts';
export { findOrder, listComparedDays, listDifferences, listWaitingRefunds } from './bills/overview.ts';
export { workPayments } from './reconcile.ts';
export { takePayer } from './in-app/take-payer.ts';

/** Gives the server what belongs to orders: what they cost, how they are paid, delivered and given back, and coupons. */
export const payments: Domain = {
  calls: [
    ...preOrderCalls,
    ...payCalls,
    ...inAppCalls,
    ...deliveryCalls,
    ...historyCalls,
    ...couponCalls,
    ...couponGiftCalls,
  ],
  sweep: async (db, now) => {
    await deleteExpired(db, 'pre_order', now);
    await deleteExpired(db, 'wechat_payer', now);
  },
  workSoon: workPayments,
  audit: compareBills,
};
