import type {
  GatewayOrder,
  GatewayPayment,
  PaymentGateway,
  RawNotice,
} from '../../../../kernel/calls/gateway.types.ts';

/** A gateway with the server behind it, for its suite. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** Pays an order whose code was shown, and returns the notice that the gateway sends of it. */
  readonly pay: (order: GatewayOrder, code: string) => Promise<RawNotice>;
  /** Ends the server behind it. */
  readonly stop: () => Promise<void>;
}

/** Faults of a fake gateway. */
export const TROUBLES = [
  /** Never answers. */
  'silent',
  'error',
  'malformed',
  'huge',
  'unsigned',
  'badSignature',
] as const;

/** One fault of a fake gateway. */
export type Trouble = (typeof TROUBLES)[number];

/** Differences between a notice and the one that the gateway should send. */
export interface NoticeChange {
  readonly amountFen?: number;
  readonly currency?: string;
  readonly appId?: string;
  readonly seller?: string;
  readonly tradeNo?: string;
  readonly transactionId?: string;
  readonly state?: string;
  /** Milliseconds by which its signature is older. */
  readonly ageMs?: number;
  /** Signs it with a key that is not the gateway's. */
  readonly isForged?: boolean;
}

/** A gateway that is played by an HTTP server with real signatures, which checks ours. */
export interface FakeGateway extends GatewayUnderTest {
  /** Public parts of the account, and private ones for the libraries that it is compared with. */
  readonly address: string;
  /** Pays as a payer does; returns undefined for an order that is closed, unless they were faster. */
  readonly payTrade: (tradeNo: string, isFaster?: boolean) => GatewayPayment | undefined;
  /** Returns the amount of an order, in fen. */
  readonly amountOf: (tradeNo: string) => number | undefined;
  /** Writes the notice of a payment as the gateway would, or changed. */
  readonly notice: (payment: GatewayPayment, change?: NoticeChange) => RawNotice;
  /** Makes it misbehave for so many requests, or for good. */
  readonly disturb: (trouble: Trouble | undefined, requests?: number) => void;
  /** Counts the requests that came, those that were disturbed included. */
  readonly requests: () => number;
}
