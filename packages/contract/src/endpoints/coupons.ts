import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { couponSchema } from '../entities/coupon.ts';
import { idSchema, wireInt } from '../entities/wire.ts';

/** Calls about coupons. */
export const coupons = {
  mine: endpoint({
    method: 'GET',
    path: '/api/personal/coupon/mycoupon',
    decided: false,
    input: z.object({ specialId: z.string().max(64).optional() }),
    data: z.object({ cous: z.array(couponSchema) }).meta({ id: 'MyCoupons' }),
    summary: 'Lists the coupons of the person that have not expired, those that end first before others.',
    requirements: ['CALL-P-011'],
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/personal/coupon/exchange_coupon',
    decided: false,
    input: z.object({ coupon: z.string().trim().max(64), templateId: idSchema.optional() }),
    data: z
      .object({ result: z.enum(['success', 'fail']), template: z.string(), team: z.string() })
      .meta({ id: 'ExchangedCoupon' }),
    summary:
      'Exchanges a coupon that covers the whole price of a template for that template; each once. Code 70051 with the reason when it cannot be.',
    requirements: ['CALL-P-012', 'COUPON-07'],
  }),
  owned: endpoint({
    method: 'GET',
    path: '/api/personal/coupon/get/owner/coupon/list',
    input: z.object({}),
    data: z.object({ rows: z.array(couponSchema) }).meta({ id: 'OwnedCoupons' }),
    summary: 'Lists the last 100 coupons of the person, used and expired ones included.',
    requirements: ['CALL-P-013'],
  }),
  handSend: endpoint({
    method: 'POST',
    path: '/api/personal/universal/hand/send/coupon',
    inQuery: ['discount'],
    input: z.object({ discount: wireInt(1, 1_000) }),
    data: couponSchema,
    summary:
      'Gives the person the coupon of the running campaign that takes `discount` yuan off, each once. Code 70051 for a discount that no campaign offers, and for one that the person has had.',
    requirements: ['CALL-P-014'],
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/personal/notification/receive/coupon',
    input: z.object({ coupon: z.string().trim().min(1).max(64) }),
    data: couponSchema,
    summary:
      'Takes a coupon that a message tells of, and that is nobody’s yet, into the list of the person. One’s own is told again; code 70051 for any other.',
    requirements: ['CALL-P-015'],
  }),
};
