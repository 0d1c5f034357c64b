import { randomBytes } from 'node:crypto';
import { chinaDay } from '../wire/china-time.ts';
import type { GatewayPayment } from '../../../../kernel/calls/gateway.types.ts';

/** A trade as a fake gateway keeps it. */
export interface FakeTrade {
  readonly tradeNo: string;
  readonly amountFen: number;
  readonly subject: string;
  isClosed: boolean;
  payment: GatewayPayment | undefined;
  paidAt: number;
  refund: { readonly refundNo: string; readonly at: number } | undefined;
}

/** Keeps the trades of a fake gateway. */
export interface FakeTrades {
  /** Opens a trade, or returns the one of the same order; undefined when the number stands for another. */
  readonly open: (order: Pick<FakeTrade, 'tradeNo' | 'amountFen' | 'subject'>) => FakeTrade | undefined;
  readonly find: (tradeNo: string) => FakeTrade | undefined;
  readonly byPayment: (transactionId: string) => FakeTrade | undefined;
  readonly pay: (tradeNo: string, isFaster?: boolean) => GatewayPayment | undefined;
  readonly paidOn: (day: string) => readonly FakeTrade[];
  readonly refundedOn: (day: string) => readonly FakeTrade[];
}

/** Creates an empty book of trades. */
export const createFakeTrades = (now: () => number): FakeTrades => {
  const trades = new Map<string, FakeTrade>();
  const all = (): readonly FakeTrade[] => [...trades.values()];
  return {
    open: (order) => {
      const known = trades.get(order.tradeNo);
      if (known !== undefined) return known.amountFen === order.amountFen ? known : undefined;
      const trade = { ...order, isClosed: false, payment: undefined, paidAt: 0, refund: undefined };
      trades.set(order.tradeNo, trade);
      return trade;
    },
    find: (tradeNo) => trades.get(tradeNo),
    byPayment: (id) => all().find(({ payment }) => payment?.transactionId === id),
    pay: (tradeNo, isFaster = false) => {
      const trade = trades.get(tradeNo);
      if (trade === undefined || (trade.isClosed && !isFaster)) return undefined;
      if (trade.payment === undefined) {
        trade.payment = {
          tradeNo,
          transactionId: `42000${randomBytes(11).toString('hex')}`,
          amountFen: trade.amountFen,
        };
        trade.paidAt = now();
      }
      return trade.payment;
    },
    paidOn: (day) => all().filter(({ payment, paidAt }) => payment !== undefined && chinaDay(paidAt) === day),
    refundedOn: (day) => all().filter(({ refund }) => refund !== undefined && chinaDay(refund.at) === day),
  };
};
