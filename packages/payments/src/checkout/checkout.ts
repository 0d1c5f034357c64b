import { isApiError } from '@chartdock/client';
import type { ApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { PayChannel } from '@chartdock/contract';
import type { TimerHandle } from '@chartdock/platform';
import { createStore } from 'zustand/vanilla';
import { parseChannel } from './channels.ts';
import { CheckoutError } from './checkout-error.ts';
import {
  MOST_POLLS,
  POLL_MS,
  afterAsked,
  afterClosed,
  afterFailed,
  afterFoundPaid,
  afterOffer,
  afterOffered,
  afterPaid,
  afterPay,
  afterPlaced,
  afterResumed,
  afterShown,
  afterUnpaid,
  beforeOrder,
} from './checkout.state.ts';
import type { Checkout, CheckoutOptions, CheckoutState, CheckoutStep } from './checkout.types.ts';
import { fieldsOf } from './fields-of.ts';
import { forgetOrder, keepOrder, readKept } from './kept-order.ts';
import { preOrderOf } from './payment-config.ts';
import { askPaid, createTicket, placeOrder } from './place-order.ts';
import { withinWait } from './within-wait.ts';

const priceOf = ({ envelopeCode, data }: ApiError): number | undefined => {
  const { price } = fieldsOf(data);
  return envelopeCode === CODE.priceChanged && typeof price === 'number' ? price : undefined;
};

/** Returns the order that was paid late, which a refusal names: returning buyers get their order. */
const latePaidOf = ({ envelopeCode, data }: ApiError): string | undefined => {
  const { id } = fieldsOf(fieldsOf(data)['order']);
  return envelopeCode === CODE.alreadyPaid && typeof id === 'string' ? id : undefined;
};

/** Creates a checkout. Nothing is sent, kept or timed before `pay` or `resume`. */
export const createCheckout = ({ client, clock, config, storage, present }: CheckoutOptions): Checkout => {
  const store = createStore<CheckoutState>(() => beforeOrder(config.price));
  let timer: TimerHandle | undefined;
  // Run of the current order; every order starts a new one, and results of an older run are ignored.
  let run = new AbortController();
  let isAsking = false;

  const apply = (next: (state: CheckoutState) => CheckoutState): CheckoutState => {
    store.setState(next(store.getState()), true);
    return store.getState();
  };
  const stop = (): void => {
    if (timer !== undefined) clock.clearInterval(timer);
    timer = undefined;
    run.abort();
    isAsking = false;
  };
  const begin = (): AbortController => {
    stop();
    run = new AbortController();
    return run;
  };
  const keep = ({ flow, price }: CheckoutState): void => {
    if (flow.step === 'waiting') keepOrder(storage, preOrderOf(config, price), flow);
    else forgetOrder(storage);
  };

  const succeed = (): void => {
    const before = store.getState().flow.step;
    const { flow } = apply(afterPaid);
    if (before === 'paid' || flow.step !== 'paid') return;
    stop();
    forgetOrder(storage);
    config.onSuccess?.(flow.orderId);
  };

  const poll = async (mine: AbortController): Promise<void> => {
    // A slow answer is waited for: two at once would only load a server that is slow already.
    if (isAsking) return;
    const { flow } = apply(afterAsked);
    if (flow.step !== 'waiting') return;
    keep(store.getState());
    isAsking = true;
    const isCurrent = (): boolean => !mine.signal.aborted;
    const asked = askPaid(client, { channel: flow.channel, order: flow.order, config }, mine);
    const reports = asked.map(async (report) => {
      // One that fails has told nothing; it counts all the same.
      if ((await report.catch(() => false)) && isCurrent()) succeed();
    });
    await Promise.all(reports);
    if (!isCurrent()) return;
    isAsking = false;
    const after = apply(afterUnpaid);
    if (after.flow.step !== 'expired') return;
    stop();
    keep(after);
  };

  const watch = (mine: AbortController): void => {
    timer = clock.setInterval(() => void poll(mine), POLL_MS);
  };

  const endPaid = (channel: PayChannel, orderId: string): void => {
    apply((state) => afterFoundPaid(state, { channel, orderId }));
    config.onSuccess?.(orderId);
  };

  // A payment made while the code expires counts: another order would take the money once more.
  const findPaid = async (before: CheckoutStep, mine: AbortController): Promise<boolean> => {
    if (before.step !== 'expired') return false;
    const { channel, orderId } = before;
    const [asked] = askPaid(client, { channel, order: { orderId, code: '' }, config }, mine);
    const isPaid = (await asked?.catch(() => false)) === true;
    if (!isPaid || mine.signal.aborted) return false;
    endPaid(channel, orderId);
    return true;
  };

  const offer = async (mine: AbortController): Promise<void> => {
    if (present === undefined || store.getState().flow.step !== 'waiting') return;
    const offered = apply(afterOffered);
    const { flow } = offered;
    if (flow.step !== 'waiting') return;
    // The app may take this page away at once.
    keep(offered);
    const { channel: provider, order: placed, polls } = flow;
    const isTaken = await withinWait(clock, () =>
      present({
        orderId: placed.orderId,
        orderType: config.payType,
        itemId: config.id,
        provider,
        qr: placed.code,
        expiresAt: clock.now() + (MOST_POLLS - polls) * POLL_MS,
        createTicket: () => createTicket(client, placed.orderId, mine),
      }),
    );
    if (!mine.signal.aborted) keep(apply((state) => afterOffer(state, placed.orderId, isTaken)));
  };

  const place = async (channel: PayChannel, mine: AbortController): Promise<void> => {
    const { price } = store.getState();
    try {
      const placed = await placeOrder(client, { channel, input: preOrderOf(config, price) }, mine);
      if (mine.signal.aborted) return;
      keep(apply((state) => afterPlaced(state, placed)));
      watch(mine);
      void offer(mine);
    } catch (thrown) {
      if (mine.signal.aborted) return;
      if (!isApiError(thrown)) throw thrown;
      const paidId = latePaidOf(thrown);
      if (paidId === undefined) {
        apply((state) => afterFailed(state, thrown, priceOf(thrown)));
        config.onError?.(thrown);
      } else endPaid(channel, paidId);
    }
  };

  const order = async (channel: PayChannel): Promise<void> => {
    const { flow: before } = store.getState();
    if (before.step === 'paid' || before.step === 'closed') return;
    const mine = begin();
    forgetOrder(storage);
    apply((state) => afterPay(state, channel));
    const isOver = (await findPaid(before, mine)) || mine.signal.aborted;
    if (!isOver) await place(channel, mine);
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    pay: async (text) => {
      const channel = parseChannel(text);
      if (channel === undefined)
        throw new CheckoutError('channel_unknown', `There is no way to pay by "${text}".`);
      await order(channel);
    },
    refresh: async () => {
      const { flow } = store.getState();
      if ('channel' in flow) await order(flow.channel);
    },
    present: () => offer(run),
    showCode: () => keep(apply(afterShown)),
    check: async () => {
      const { flow } = store.getState();
      if (flow.step !== 'expired') return;
      // One that fails has told nothing; the person can ask for another code.
      await findPaid(flow, begin());
    },
    resume: () => {
      const kept = readKept(storage, preOrderOf(config, config.price));
      if (kept === undefined || store.getState().flow.step !== 'idle') return false;
      const mine = begin();
      apply((state) => afterUnpaid(afterResumed(state, kept)));
      if (store.getState().flow.step === 'waiting') watch(mine);
      return true;
    },
    close: () => {
      stop();
      forgetOrder(storage);
      apply(afterClosed);
    },
  };
};
