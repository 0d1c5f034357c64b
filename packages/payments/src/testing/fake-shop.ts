import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import * as couponCalls from '@chartdock/contract/calls/coupons';
import * as orderCalls from '@chartdock/contract/calls/orders';
import type { CheckoutClient, CouponClient } from '../payments.types.ts';

/** One request as the fake server got it. */
export interface ShopRequest {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly uuid: string | null;
}

/** Response to a path: data of an envelope, or one that refuses. */
export type ShopAnswer = (request: ShopRequest) => unknown;

/** Refuses a call with a code. */
export class ShopRefusal extends Error {
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, data: unknown = null) {
    super(`refused: ${code}`);
    this.code = code;
    this.data = data;
  }
}

/** A server of orders under the control of a test. */
export interface FakeShop {
  readonly client: CheckoutClient & CouponClient;
  readonly requests: readonly ShopRequest[];
  /** Paths of the requests, from after `/api/personal/`. */
  readonly paths: () => readonly string[];
  /** Sets the response to a path. */
  readonly answer: (path: string, by: ShopAnswer) => void;
}

const readFields = async (request: Request): Promise<Readonly<Record<string, string>>> => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const text = request.method === 'GET' ? '' : await request.text();
  return { ...query, ...(text.startsWith('{') ? {} : Object.fromEntries(new URLSearchParams(text))) };
};

/** Creates a server on which nothing is paid until it is told so. */
export const createFakeShop = (): FakeShop => {
  const requests: ShopRequest[] = [];
  let orders = 0;
  const answers = new Map<string, ShopAnswer>();
  const place: ShopAnswer = () => ({ order: { id: `order-${(orders += 1)}` } });
  for (const channel of ['wechat', 'alipay']) {
    answers.set(`order/${channel}/pre_order`, place);
    answers.set(`order/${channel}/query`, () => ({ trade_state: 'NOTPAY' }));
  }
  answers.set('order/wechat/pay', ({ fields }) => ({ code_url: `weixin://${fields['orderId']}` }));
  answers.set('order/alipay/pay', ({ fields }) => ({ qrCode: `alipay://${fields['orderId']}` }));
  answers.set('order/wechat/in_app/ticket', ({ fields }) => ({
    ticket: `ticket of ${fields['orderId']}`,
    expiresAt: 1,
  }));
  answers.set('pay/add/po/pre/order/info', () => 'uuid-1');
  answers.set('pay/get/order/status/cyclic', () => 'waiting');
  answers.set('pay/get/activity/order/status', () => ({ trade_state: 'NOTPAY' }));
  answers.set('order/plans', () => ({ rows: [], channels: ['alipay', 'wechat'] }));
  const transport = createInProcessTransport(async (request) => {
    const path = new URL(request.url).pathname.replace('/api/personal/', '');
    const asked = { path, fields: await readFields(request), uuid: request.headers.get('uuid') };
    requests.push(asked);
    try {
      const data = await answers.get(path)?.(asked);
      return Response.json({ code: '200', msg: 'ok', data });
    } catch (error) {
      if (!(error instanceof ShopRefusal)) throw error;
      return Response.json({ code: error.code, msg: `refused with ${error.code}`, data: error.data });
    }
  });
  const client = createClient({ transport, tokenStore: createMemoryTokenStore({ token: 't' }) });
  return {
    client: client.bind({ orders: { ...orderCalls }, coupons: { ...couponCalls } }),
    requests,
    paths: () => requests.map(({ path }) => path),
    answer: (path, by) => void answers.set(path, by),
  };
};
