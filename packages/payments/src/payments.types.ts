import type { CallFunctions } from '@chartdock/client';
import type * as couponCalls from '@chartdock/contract/calls/coupons';
import type * as orderCalls from '@chartdock/contract/calls/orders';

interface Groups {
  readonly orders: typeof orderCalls;
  readonly coupons: typeof couponCalls;
}

type Functions = CallFunctions<{ readonly [Group in keyof Groups]: Groups[Group] }>;

/** The calls that a checkout makes; `client.bind({ orders })` gives them. */
export interface CheckoutClient {
  readonly orders: Pick<
    Functions['orders'],
    | 'preOrderAlipay'
    | 'preOrderWechat'
    | 'addPreOrderInfo'
    | 'payAlipay'
    | 'payWechat'
    | 'createPayTicket'
    | 'queryAlipay'
    | 'queryWechat'
    | 'activityStatus'
    | 'statusCyclic'
    | 'deliver'
    | 'plans'
  >;
}

/** The calls that coupons make; `client.bind({ coupons })` gives them. */
export interface CouponClient {
  readonly coupons: Pick<Functions['coupons'], 'mine' | 'exchange'>;
}
