import type { PayChannel } from '@chartdock/contract';
import type { CheckoutProblem, CheckoutState, PlacedOrder } from './checkout.types.ts';

/** Between two polls, in milliseconds (POLL-01). */
export const POLL_MS = 2_000;

/** After so many polls a code expires (POLL-02, POLL-13). */
export const MOST_POLLS = 30;

/** Nothing was ordered yet; the price in yuan. */
export const beforeOrder = (price: number): CheckoutState => ({ flow: { step: 'idle' }, price });

/** Someone chose how to pay, or asked for another code: the old one is gone (POLL-05). */
export const afterPay = (state: CheckoutState, channel: PayChannel): CheckoutState =>
  state.flow.step === 'paid' || state.flow.step === 'closed'
    ? state
    : { ...state, flow: { step: 'ordering', channel } };

/** The code came; the count begins at 0 (POLL-06). */
export const afterPlaced = (state: CheckoutState, order: PlacedOrder): CheckoutState =>
  state.flow.step === 'ordering'
    ? { ...state, flow: { step: 'waiting', channel: state.flow.channel, order, polls: 0 } }
    : state;

/** The app around the page is asked to take the order over. */
export const afterOffered = (state: CheckoutState): CheckoutState =>
  state.flow.step === 'waiting' ? { ...state, flow: { ...state.flow, elsewhere: 'asking' } } : state;

/** The app has said whether it takes an order over; where it does not, the code shows. */
export const afterOffer = (state: CheckoutState, orderId: string, isTaken: boolean): CheckoutState => {
  const { flow } = state;
  if (flow.step !== 'waiting' || flow.order.orderId !== orderId || flow.elsewhere !== 'asking') return state;
  return isTaken ? { ...state, flow: { ...flow, elsewhere: 'open' } } : afterShown(state);
};

/** Someone wants the code although the order was taken over. */
export const afterShown = (state: CheckoutState): CheckoutState => {
  if (state.flow.step !== 'waiting') return state;
  const { elsewhere: _, ...flow } = state.flow;
  return { ...state, flow };
};

/** The page was loaded again while an order waited. */
export const afterResumed = (
  state: CheckoutState,
  kept: {
    readonly channel: PayChannel;
    readonly order: PlacedOrder;
    readonly polls: number;
    readonly elsewhere?: 'open';
  },
): CheckoutState => (state.flow.step === 'idle' ? { ...state, flow: { step: 'waiting', ...kept } } : state);

/** It is asked again whether the order is paid. */
export const afterAsked = (state: CheckoutState): CheckoutState =>
  state.flow.step === 'waiting' ? { ...state, flow: { ...state.flow, polls: state.flow.polls + 1 } } : state;

/** The last poll was answered without success: the code expires (POLL-03). */
export const afterUnpaid = (state: CheckoutState): CheckoutState => {
  const { flow } = state;
  if (flow.step !== 'waiting' || flow.polls < MOST_POLLS) return state;
  return { ...state, flow: { step: 'expired', channel: flow.channel, orderId: flow.order.orderId } };
};

/** Someone reported success; a second report changes nothing (POLL-12). */
export const afterPaid = (state: CheckoutState): CheckoutState => {
  const { flow } = state;
  if (flow.step !== 'waiting' && flow.step !== 'expired') return state;
  const orderId = flow.step === 'waiting' ? flow.order.orderId : flow.orderId;
  return { ...state, flow: { step: 'paid', channel: flow.channel, orderId } };
};

/** An expired order turns out to be paid, before it is ordered again or when it is queried once more. */
export const afterFoundPaid = (
  state: CheckoutState,
  paid: { readonly channel: PayChannel; readonly orderId: string },
): CheckoutState =>
  state.flow.step === 'ordering' || state.flow.step === 'expired'
    ? { ...state, flow: { step: 'paid', ...paid } }
    : state;

/** Ordering failed; a price that has changed is the one to go on with. */
export const afterFailed = (state: CheckoutState, problem: CheckoutProblem, price?: number): CheckoutState =>
  state.flow.step === 'ordering'
    ? { flow: { step: 'failed', channel: state.flow.channel, problem }, price: price ?? state.price }
    : state;

/** The dialog was closed; a paid order stays paid. */
export const afterClosed = (state: CheckoutState): CheckoutState =>
  state.flow.step === 'paid' ? state : { ...state, flow: { step: 'closed' } };
