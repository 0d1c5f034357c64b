// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { coupons } from '../../endpoints/coupons.ts';
import { isList, isRecord } from '../../guard-parts.ts';

const isCoupon = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  typeof value.used === 'boolean' &&
  Number.isInteger(value.expireTime) &&
  Number.isInteger(value.offFen) &&
  (value.templateId === undefined || typeof value.templateId === 'string');

const isExchangedCoupon = (value: unknown): boolean =>
  isRecord(value) &&
  (value.result === 'success' || value.result === 'fail') &&
  typeof value.template === 'string' &&
  typeof value.team === 'string';

const isMyCoupons = (value: unknown): boolean => isRecord(value) && isList(value.cous, isCoupon);

const isOwnedCoupons = (value: unknown): boolean => isRecord(value) && isList(value.rows, isCoupon);

/** Lists the coupons of the person that have not expired, those that end first before others. */
export const mine: EndpointCall<typeof coupons.mine> = /* @__PURE__ */ readCall({
  name: 'coupons.mine',
  path: '/api/personal/coupon/mycoupon',
  isData: (value): value is EndpointData<typeof coupons.mine> => isMyCoupons(value),
});

/** Exchanges a coupon that covers the whole price of a template for that template; each once. Code 70051 with the reason when it cannot be. */
export const exchange: EndpointCall<typeof coupons.exchange> = /* @__PURE__ */ writeCall({
  name: 'coupons.exchange',
  path: '/api/personal/coupon/exchange_coupon',
  isData: (value): value is EndpointData<typeof coupons.exchange> => isExchangedCoupon(value),
});

/** Lists the last 100 coupons of the person, used and expired ones included. */
export const owned: EndpointCall<typeof coupons.owned> = /* @__PURE__ */ readCall({
  name: 'coupons.owned',
  path: '/api/personal/coupon/get/owner/coupon/list',
  isData: (value): value is EndpointData<typeof coupons.owned> => isOwnedCoupons(value),
});

/** Gives the person the coupon of the running campaign that takes `discount` yuan off, each once. Code 70051 for a discount that no campaign offers, and for one that the person has had. */
export const handSend: EndpointCall<typeof coupons.handSend> = /* @__PURE__ */ writeCall({
  name: 'coupons.handSend',
  path: '/api/personal/universal/hand/send/coupon',
  inQuery: ['discount'],
  isData: (value): value is EndpointData<typeof coupons.handSend> => isCoupon(value),
});

/** Takes a coupon that a message tells of, and that is nobody’s yet, into the list of the person. One’s own is told again; code 70051 for any other. */
export const receive: EndpointCall<typeof coupons.receive> = /* @__PURE__ */ writeCall({
  name: 'coupons.receive',
  path: '/api/personal/notification/receive/coupon',
  isData: (value): value is EndpointData<typeof coupons.receive> => isCoupon(value),
});
