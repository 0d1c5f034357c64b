import { isApiError } from '@chartdock/client';
import { createStore } from 'zustand/vanilla';
import { expect, it } from 'vitest';
import { runSchedules } from '../testing/run-schedules.ts';
import { createCheckout } from './checkout.ts';
import { beforeOrder } from './checkout.state.ts';
import type { CheckoutOptions, CheckoutState } from './checkout.types.ts';

it('loses and repeats nothing under chaos', async () => {
  const report = await runSchedules({ create: createCheckout, count: 80, seed: 20_261_123 });
  expect(report).toMatchObject({
    schedules: 80,
    undelivered: 0,
    twice: 0,
    invented: 0,
    afterClosing: 0,
    overlapping: 0,
  });
  // The schedules reach paid orders.
  expect(report.paid).toBeGreaterThan(30);
});

/** A checkout as one writes it at first: a timer that asks, and a callback. */
const createHasty = ({ client, clock, config }: CheckoutOptions): ReturnType<typeof createCheckout> => {
  const store = createStore<CheckoutState>(() => beforeOrder(config.price));
  const pay = async (): Promise<void> => {
    const { order } = await client.orders.preOrderWechat({ orderType: 'clone', chartId: config.id });
    const asked = { orderId: order.id };
    store.setState({ flow: { step: 'waiting', channel: 'wechat', order: { ...asked, code: '' }, polls: 0 } });
    clock.setInterval(() => {
      client.orders.queryWechat(asked, { quiet: true, keep: true }).then(
        ({ trade_state: state }) => {
          if (state === 'SUCCESS') config.onSuccess?.(order.id);
        },
        (error: unknown) => {
          if (!isApiError(error)) throw error;
        },
      );
    }, 2_000);
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    pay,
    refresh: pay,
    present: () => Promise.resolve(),
    showCode: () => undefined,
    check: () => Promise.resolve(),
    resume: () => false,
    close: () => store.setState({ flow: { step: 'closed' } }),
  };
};

it('would notice a checkout that does (negative control)', async () => {
  const report = await runSchedules({ create: createHasty, count: 20, seed: 1 });
  expect(report.twice).toBeGreaterThan(0);
  expect(report.overlapping).toBeGreaterThan(0);
});
