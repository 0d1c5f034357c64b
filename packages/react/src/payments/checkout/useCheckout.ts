import { isApiError } from '@chartdock/client';
import type { PayChannel, Plan } from '@chartdock/contract';
import * as orderCalls from '@chartdock/contract/calls/orders';
import { createCheckout, PAY_CHANNELS, paymentLink } from '@chartdock/payments';
import type { Checkout, CheckoutState, Delivered, PaymentConfig } from '@chartdock/payments';
import { systemClock } from '@chartdock/platform';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useStore } from '../../foundation/provider/useStore.ts';

/** A checkout in a component, and what becomes of the order once it is paid. */
export interface UsedCheckout {
  readonly checkout: Checkout;
  readonly state: CheckoutState;
  /** Ways to pay that can be chosen; undefined until the server has said. */
  readonly channels: readonly PayChannel[] | undefined;
  /** The plan that is bought; undefined for a template, until the server has said, and where the ways to pay were known. */
  readonly plan: Plan | undefined;
  /** Whether the delivery of a paid order could not be reached; the server makes it all the same. */
  readonly isLate: boolean;
  /** Address under which a phone of the same person goes on with the purchase; undefined while there is none. */
  readonly phoneLink: string | undefined;
  /** Asks for the delivery again. */
  readonly deliver: () => void;
}

const wholeState = (state: CheckoutState): CheckoutState => state;

/** Creates the checkout of a dialog and closes it with the dialog; `onDelivered` runs with what was bought. Asks which ways to pay there are, unless they are known. */
export const useCheckout = (
  config: PaymentConfig,
  onDelivered: (delivered: Delivered) => void,
  known?: readonly PayChannel[],
): UsedCheckout => {
  const { workspace, storage, paymentAddress } = useApp();
  const { host } = workspace;
  const [{ orders, checkout }] = useState(() => {
    const client = workspace.client.bind({ orders: { ...orderCalls } });
    return {
      orders: client.orders,
      checkout: createCheckout({
        client,
        clock: systemClock,
        config,
        storage,
        ...(host.presentPayment === undefined ? {} : { present: host.presentPayment.bind(host) }),
      }),
    };
  });
  const isKnown = known !== undefined;
  const state = useStore(checkout, wholeState);
  const [channels, setChannels] = useState(known);
  const [plan, setPlan] = useState<Plan>();
  const [isLate, setLate] = useState(false);
  const paidId = state.flow.step === 'paid' ? state.flow.orderId : undefined;
  const deliver = useCallback((): void => {
    if (paidId === undefined) return;
    setLate(false);
    orders.deliver({ orderId: paidId }, { quiet: true, keep: true }).then(onDelivered, (error: unknown) => {
      if (!isApiError(error)) throw error;
      setLate(true);
    });
  }, [orders, paidId, onDelivered]);
  useEffect(() => {
    if (isKnown) return;
    orders.plans({}, { quiet: true, keep: true }).then(
      ({ channels: open, rows }) => {
        setChannels(PAY_CHANNELS.filter((channel) => open.includes(channel)));
        setPlan(rows.find(({ id }) => id === config.id));
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        // Which are open is not known: an order in one that is not says so.
        setChannels(PAY_CHANNELS);
      },
    );
  }, [orders, isKnown, config.id]);
  useEffect(() => {
    checkout.resume();
    return checkout.close;
  }, [checkout]);
  useEffect(() => {
    // Where someone pays in another app or page, this one stood still meanwhile.
    const look = (): void => {
      if (document.visibilityState === 'visible') void checkout.check();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [checkout]);
  // An order is delivered when it is paid, and again only when someone asks.
  useEffect(deliver, [paidId]);
  const uuid = state.flow.step === 'waiting' ? state.flow.order.uuid : undefined;
  // A frame on a partner's page has no page of its own for it.
  const hasPage = uuid !== undefined && paymentAddress !== undefined;
  const phoneLink = hasPage ? paymentLink(window.location.origin, uuid, config) : undefined;
  return { checkout, state, channels, plan, isLate, phoneLink, deliver };
};
