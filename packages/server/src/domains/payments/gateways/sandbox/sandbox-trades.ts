import type { PayChannel } from '../../../../kernel/calls/gateway.types.ts';

/** Money that the sandbox pretends to have taken. */
export interface SandboxPayment {
  readonly transactionId: string;
  readonly amountFen: number;
  /** When it was taken, in epoch milliseconds. */
  readonly paidAt: number;
  /** When it was given back and under which number; undefined while it was not. */
  refund: SandboxRefund | undefined;
}

/** Money that the sandbox pretends to have given back. */
export interface SandboxRefund {
  readonly refundNo: string;
  readonly at: number;
}

/** An order as the sandbox keeps it. */
export interface SandboxTrade {
  readonly tradeNo: string;
  readonly code: string;
  readonly amountFen: number;
  readonly subject: string;
  readonly channel: PayChannel;
  readonly noticeUrl: string;
  isClosed: boolean;
  readonly payments: SandboxPayment[];
}

/** Actions of a person at the cashier; the last two are those of real payers and gateways at bad moments. */
export const CASHIER_ACTIONS = ['pay', 'refuse', 'expire', 'payLate', 'payTwice'] as const;

/** One thing that a person does at the cashier. */
export type CashierAction = (typeof CASHIER_ACTIONS)[number];

/** Data of a new order at the sandbox. */
export type NewTrade = Pick<SandboxTrade, 'tradeNo' | 'amountFen' | 'subject' | 'channel' | 'noticeUrl'>;

/** Keeps the orders and payments of the sandbox, in memory. */
export interface SandboxTrades {
  /** Returns the trade of an order; undefined when its number stands for another order already. */
  readonly open: (order: NewTrade) => SandboxTrade | undefined;
  readonly find: (tradeNo: string) => SandboxTrade | undefined;
  readonly atCode: (code: string) => SandboxTrade | undefined;
  /** Carries out an action at the cashier and returns the resulting payments. */
  readonly act: (trade: SandboxTrade, action: CashierAction) => readonly SandboxPayment[];
  readonly all: () => readonly SandboxTrade[];
}

/** Dependencies of a book of trades. */
export interface TradesParts {
  readonly now: () => number;
  readonly randomId: () => string;
}

/** Creates an empty book of trades. */
export const createSandboxTrades = ({ now, randomId }: TradesParts): SandboxTrades => {
  const byNumber = new Map<string, SandboxTrade>();
  const byCode = new Map<string, SandboxTrade>();
  const take = (trade: SandboxTrade): SandboxPayment => {
    const { amountFen } = trade;
    const transactionId = `sandbox-${randomId()}`;
    const payment: SandboxPayment = { transactionId, amountFen, paidAt: now(), refund: undefined };
    trade.payments.push(payment);
    return payment;
  };
  const isOpen = (trade: SandboxTrade): boolean => !trade.isClosed && trade.payments.length === 0;
  const close = (trade: SandboxTrade): readonly SandboxPayment[] => {
    if (trade.payments.length === 0) trade.isClosed = true;
    return [];
  };
  const ACTIONS: Readonly<Record<CashierAction, (trade: SandboxTrade) => readonly SandboxPayment[]>> = {
    pay: (trade) => (isOpen(trade) ? [take(trade)] : []),
    refuse: () => [],
    expire: close,
    // As when the payer pressed just before the order was closed.
    payLate: (trade) => (trade.payments.length === 0 ? [take(trade)] : []),
    payTwice: (trade) => (isOpen(trade) ? [take(trade), take(trade)] : []),
  };
  return {
    open: (order) => {
      const known = byNumber.get(order.tradeNo);
      if (known !== undefined) return known.amountFen === order.amountFen ? known : undefined;
      const trade: SandboxTrade = { ...order, code: randomId(), isClosed: false, payments: [] };
      byNumber.set(trade.tradeNo, trade);
      byCode.set(trade.code, trade);
      return trade;
    },
    find: (tradeNo) => byNumber.get(tradeNo),
    atCode: (code) => byCode.get(code),
    act: (trade, action) => ACTIONS[action](trade),
    all: () => [...byNumber.values()],
  };
};
