import { isApiError } from '@chartdock/client';
import type { Coupon, MessageKey } from '@chartdock/contract';
import type { Clock } from '@chartdock/platform';
import { createStore } from 'zustand/vanilla';
import type { CouponClient } from '../payments.types.ts';
import { cleanCode, prefilledCode } from './coupon-rules.ts';

/** How long the notice about a missing code stays, in milliseconds (COUPON-03). */
const EMPTY_MS = 1_000;

/** How long the notice about a coupon that was refused stays, in milliseconds (COUPON-06). */
const REFUSED_MS = 2_000;

/** Something to tell, and for how many milliseconds. */
export interface CouponNotice {
  readonly text: { readonly key: MessageKey } | { readonly literal: string };
  readonly forMs: number;
}

/** State of a coupon page. */
export interface CouponState {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly coupons: readonly Coupon[];
  /** Text of the field. */
  readonly code: string;
  readonly isExchanging: boolean;
}

/** Where an exchanged coupon leads: a file is made of the template there. */
export interface Exchanged {
  readonly templateId: string;
  readonly teamId: string;
}

/** Dependencies of coupons. */
export interface CouponBoxOptions {
  readonly client: CouponClient;
  readonly clock: Pick<Clock, 'now'>;
  /** Shows a notice. */
  readonly tell: (notice: CouponNotice) => void;
}

/** Shows the coupons of a person and exchanges them. */
export interface CouponBox {
  readonly getState: () => CouponState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: CouponState, before: CouponState) => void) => () => void;
  /** Loads the coupons and fills the field in, unless something was typed meanwhile. */
  readonly load: () => Promise<void>;
  readonly type: (code: string) => void;
  /** Exchanges the entered code; resolves with the destination, undefined when nothing was exchanged. */
  readonly exchange: (templateId?: string) => Promise<Exchanged | undefined>;
}

const EMPTY: CouponState = { status: 'idle', coupons: [], code: '', isExchanging: false };
const OPTIONS = { quiet: true, keep: true } as const;

/** Creates the coupons of a person. Nothing is sent before it is asked for. */
export const createCouponBox = ({ client, clock, tell }: CouponBoxOptions): CouponBox => {
  const store = createStore<CouponState>(() => EMPTY);
  const set = (part: Partial<CouponState>): void => store.setState(part);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load: async () => {
      set({ status: 'loading' });
      try {
        const { cous: coupons } = await client.coupons.mine({}, OPTIONS);
        const { code } = store.getState();
        set({ status: 'loaded', coupons, code: code === '' ? prefilledCode(coupons, clock.now()) : code });
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        set({ status: 'failed' });
      }
    },
    type: (code) => set({ code }),
    exchange: async (templateId) => {
      const { code, isExchanging } = store.getState();
      if (isExchanging) return undefined;
      const coupon = cleanCode(code);
      if (coupon === undefined) {
        tell({ text: { key: 'coupon.empty' }, forMs: EMPTY_MS });
        return undefined;
      }
      set({ isExchanging: true });
      try {
        const input = { coupon, ...(templateId === undefined ? {} : { templateId }) };
        const { result, template, team } = await client.coupons.exchange(input, OPTIONS);
        if (result === 'success') return { templateId: template, teamId: team };
        tell({ text: { key: 'error.couponRefused' }, forMs: REFUSED_MS });
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        tell({ text: { literal: thrown.text ?? '' }, forMs: REFUSED_MS });
      } finally {
        set({ isExchanging: false });
      }
      return undefined;
    },
  };
};
