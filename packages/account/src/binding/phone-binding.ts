import * as CODE from '@chartdock/contract/codes';
import { bindPhone, isApiError } from '@chartdock/client';
import { createStore } from 'zustand/vanilla';
import { createCodePause } from './code-pause.ts';
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

const QUIET = { quiet: true } as const;

/** Creates the binding of a first phone. The countdown to the next code goes by the given clock. */
export const createPhoneBinding = ({ client, clock }: PhoneBindingOptions): PhoneBinding => {
  const store = createStore<PhoneBindingState>(() => NO_PHONE);
  const { getState } = store;
  const apply = (transition: (state: PhoneBindingState) => PhoneBindingState): void =>
    store.setState(transition(getState()), true);
  const pause = createCodePause(clock, (waitSeconds) => apply((state) => ({ ...state, waitSeconds })));

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
        pause.begin();
      } catch (thrown) {
        apply((state) => afterProblem(state, problemOf(thrown)));
        if (isApiError(thrown) && thrown.envelopeCode === CODE.codeTooSoon) pause.begin();
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
    dispose: pause.dispose,
  };
};
