import type { GatewayTrade, PaymentGateway } from '../../kernel/calls/gateway.types.ts';
import { inAppTradeNoOf, tradeNoOf } from './order-numbers.ts';
import type { OrderRow } from './orders.ts';

type Asked = Pick<OrderRow, 'id' | 'payer_mark'>;

/** An order has one trade at its gateway for its code, and another once someone was to pay it inside of an app. */
const tradesOf = ({ id, payer_mark: payer }: Asked): readonly string[] =>
  payer === null ? [tradeNoOf(id)] : [tradeNoOf(id), inAppTradeNoOf(id)];

/** Returns the state of an order by its trades: paid when one is, and open as long as one can be paid. */
const together = (trades: readonly GatewayTrade[]): GatewayTrade => {
  const states = trades.map(({ state }) => state);
  const order = ['SUCCESS', 'NOTPAY', 'REFUND', 'CLOSED'] as const;
  return {
    state: order.find((state) => states.includes(state)) ?? 'NOTPAY',
    payments: trades.flatMap(({ payments }) => payments),
  };
};

/** Asks a gateway about an order. */
export const queryOrder = async (gateway: PaymentGateway, order: Asked): Promise<GatewayTrade> =>
  together(await Promise.all(tradesOf(order).map(gateway.query)));

/** Has a gateway close the unpaid trades of an order, so that nothing of it takes money, and returns its final state. */
export const closeTrades = async (gateway: PaymentGateway, order: Asked): Promise<GatewayTrade> => {
  const closed = tradesOf(order).map(async (tradeNo) => {
    const trade = await gateway.query(tradeNo);
    return trade.state === 'NOTPAY' ? gateway.close(tradeNo) : trade;
  });
  return together(await Promise.all(closed));
};
