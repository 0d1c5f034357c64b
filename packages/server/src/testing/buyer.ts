import * as couponCalls from '@chartdock/contract/calls/coupons';
import * as orderCalls from '@chartdock/contract/calls/orders';
import type { CallFunctions } from '@chartdock/client';
import type { Person, TestServer } from './test-server.ts';

const calls = { orders: { ...orderCalls }, coupons: { ...couponCalls } };

type BuyerCalls = typeof calls;

/** An order that waits to be paid. */
export interface PlacedOrder {
  readonly id: string;
  /** Text of its QR code. */
  readonly code: string;
}

/** Someone who buys. */
export type Buyer = Person &
  CallFunctions<BuyerCalls> & {
    /** Orders a template to be paid by WeChat. */
    readonly order: (chartId: string, coupon?: string) => Promise<PlacedOrder>;
    /** Counts the files of the buyer. */
    readonly countFiles: () => Promise<number>;
  };

/** Binds the calls of a purchase to a client. */
export const purchaseCalls = (client: Person['client']): CallFunctions<BuyerCalls> => client.bind(calls);

/** Signs someone in who buys; free unless told otherwise. */
export const signInBuyer = async (server: TestServer, free = true): Promise<Buyer> => {
  const person = await server.person({ free });
  const bound = purchaseCalls(person.client);
  return {
    ...person,
    ...bound,
    order: async (chartId, coupon) => {
      const ofCoupon = coupon === undefined ? {} : { coupon };
      const { order } = await bound.orders.preOrderWechat({ orderType: 'clone', chartId, ...ofCoupon });
      const { code_url: code } = await bound.orders.payWechat({ orderId: order.id });
      return { id: order.id, code };
    },
    countFiles: async () => (await person.client.lists.loadFiles()).rows.length,
  };
};
