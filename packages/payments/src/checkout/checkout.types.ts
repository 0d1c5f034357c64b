import type { ApiError } from '@chartdock/client';
import type { PayChannel } from '@chartdock/contract';
import type { Clock, KeyValueStorage, PaymentOffer } from '@chartdock/platform';
import type { CheckoutClient } from '../payments.types.ts';
import type { PaymentConfig } from './payment-config.ts';

/** Why ordering failed: the error of the server or the network. */
export type CheckoutProblem = ApiError;

/** An order with the code that it is paid with. */
export interface PlacedOrder {
  readonly orderId: string;
  /** Text of the QR code. */
  readonly code: string;
  /** Stands for the purchase in links and in the cyclic call; absent when the server gave none. */
  readonly uuid?: string;
}

/** How far a checkout is. */
export type CheckoutStep =
  | { readonly step: 'idle' }
  | { readonly step: 'ordering'; readonly channel: PayChannel }
  /** The code shows, unless the order is paid elsewhere; `polls` of 30 were sent. */
  | {
      readonly step: 'waiting';
      readonly channel: PayChannel;
      readonly order: PlacedOrder;
      readonly polls: number;
      /** `asking` while the app around the page is asked to take the order over, `open` once it has; absent while the code shows. */
      readonly elsewhere?: 'asking' | 'open';
    }
  | { readonly step: 'paid'; readonly channel: PayChannel; readonly orderId: string }
  /** The code no longer shows; `refresh` asks for another one. */
  | { readonly step: 'expired'; readonly channel: PayChannel; readonly orderId: string }
  | { readonly step: 'failed'; readonly channel: PayChannel; readonly problem: CheckoutProblem }
  | { readonly step: 'closed' };

/** Progress of a checkout, and its price. */
export interface CheckoutState {
  readonly flow: CheckoutStep;
  /** In yuan; the server's, once it has said another one. */
  readonly price: number;
}

/** Dependencies of a checkout. */
export interface CheckoutOptions {
  readonly client: CheckoutClient;
  readonly clock: Clock;
  readonly config: PaymentConfig;
  /** Keeps the order over a reload of the page, e.g. the storage of the tab. Default nothing does. */
  readonly storage?: KeyValueStorage;
  /**
   * Has the app around the page take an order over; resolves with whether it does. The code shows where it does not, rejects, or takes
   * longer than five seconds. Default every order shows its code.
   */
  readonly present?: (offer: PaymentOffer) => Promise<boolean>;
}

/** Sells one thing to one person. */
export interface Checkout {
  readonly getState: () => CheckoutState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: CheckoutState, before: CheckoutState) => void) => () => void;
  /**
   * Orders, to be paid by a channel, in place of the previous order; resolves when the code shows or ordering
   * failed. Throws a `CheckoutError` for another channel than alipay or wechat, before anything is sent.
   */
  readonly pay: (channel: string) => Promise<void>;
  /** Takes the old code away and orders again, with the count at 0; one that had expired and was paid after all is paid, and nothing is ordered. */
  readonly refresh: () => Promise<void>;
  /** Asks the app around the page once more to take the order over that waits. */
  readonly present: () => Promise<void>;
  /** Shows the code of an order that was taken over. */
  readonly showCode: () => void;
  /** Asks once more about an order whose code has expired, as when the person is back from where they paid it. */
  readonly check: () => Promise<void>;
  /** Goes on with an order from before a reload of the page; returns whether there was one. */
  readonly resume: () => boolean;
  /** Stops everything at once: nothing is sent after it, and no answer counts. */
  readonly close: () => void;
}
