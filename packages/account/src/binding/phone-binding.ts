import * as CODE from '@chartdock/contract/codes';
import { bindPhone, isApiError } from '@chartdock/client';
import type { TimerHandle } from '@chartdock/platform';
import { createStore } from 'zustand/vanilla';
import {
  NO_PHONE,
  afterCodeTyped,
  afterPhoneTyped,
  afterProblem,
  bindingProblem,
  plainPhone,
  problemOf,
} from './phone-binding.state.ts';
import type { PhoneBinding, PhoneBindingOptions, PhoneBindingState } from './phone-binding.types.ts';

/** Time before another code may be asked for, in milliseconds. */
const CODE_PAUSE_MS = 60_000;

const SECOND_MS = 1000;
const QUIET = { quiet: true } as const;

/** Creates the binding of a first phone. The countdown to the next code goes by the given clock. */
export const createPhoneBinding = ({ client, clock }: PhoneBindingOptions): PhoneBinding => {
  const store = createStore<PhoneBindingState>(() => NO_PHONE);
  const { getState } = store;
  const apply = (transition: (state: PhoneBindingState) => PhoneBindingState): void =>
    store.setState(transition(getState()), true);
  let timer: TimerHandle | undefined;
  let isDisposed = false;

  const countDown = (until: number): void => {
    if (isDisposed) return;
    const waitSeconds = Math.max(0, Math.ceil((until - clock.now()) / SECOND_MS));
    apply((state) => ({ ...state, waitSeconds }));
    timer = waitSeconds === 0 ? undefined : clock.setTimeout(() => countDown(until), SECOND_MS);
  };
  // Counted from now by our own clock: the server's may differ by minutes.
  const beginPause = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    countDown(clock.now() + CODE_PAUSE_MS);
  };

  /** Checks the input and shows its problem. */
  const isReady = (step: 'send' | 'bind'): boolean => {
    const problem = bindingProblem(getState(), step);
    if (problem !== undefined) apply((state) => afterProblem(state, problem));
    return problem === undefined;
  };

  return {
    getState,
    subscribe: store.subscribe,
    setPhone: (phone) => apply((state) => afterPhoneTyped(state, phone)),
    setCode: (code) => apply((state) => afterCodeTyped(state, code)),
    sendCode: async () => {
      const { status, waitSeconds, phone } = getState();
      if (status !== 'editing' || waitSeconds > 0 || !isReady('send')) return;
      apply((state) => ({ ...state, status: 'sending', problem: undefined }));
      try {
        await client.account.sendPhoneCode({ phone: plainPhone(phone) }, QUIET);
        apply((state) => ({ ...state, status: 'editing', isCodeSent: true }));
        beginPause();
      } catch (thrown) {
        apply((state) => afterProblem(state, problemOf(thrown)));
        if (isApiError(thrown) && thrown.envelopeCode === CODE.codeTooSoon) beginPause();
      }
    },
    bind: async () => {
      const { status, phone, code } = getState();
      if (status !== 'editing' || !isReady('bind')) return false;
      apply((state) => ({ ...state, status: 'binding', problem: undefined }));
      try {
        await bindPhone(client, { value: plainPhone(phone), code }, QUIET);
        apply((state) => ({ ...state, status: 'bound' }));
        return true;
      } catch (thrown) {
        apply((state) => afterProblem(state, problemOf(thrown)));
        return false;
      }
    },
    dispose: () => {
      isDisposed = true;
      if (timer !== undefined) clock.clearTimeout(timer);
    },
  };
};
