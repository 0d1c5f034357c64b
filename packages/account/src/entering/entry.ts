import * as CODE from '@chartdock/contract/codes';
import { isApiError } from '@chartdock/client';
import { createStore } from 'zustand/vanilla';
import { createCodePause } from '../binding/code-pause.ts';
import { NOBODY, afterProblem, afterTyped, entryProblem, plainAccount, problemOf } from './entry.state.ts';
import type { Entry, EntryOptions, EntryState } from './entry.types.ts';

const QUIET = { quiet: true } as const;

/** Creates the form of someone who signs up, or who has forgotten the password. The countdown to the next code goes by the given clock. */
export const createEntry = ({ client, account, clock, purpose, facts }: EntryOptions): Entry => {
  const store = createStore<EntryState>(() => NOBODY);
  const { getState } = store;
  const apply = (transition: (state: EntryState) => EntryState): void =>
    store.setState(transition(getState()), true);
  const pause = createCodePause(clock, (waitSeconds) => apply((state) => ({ ...state, waitSeconds })));

  /** Checks the input and shows its problem. */
  const isReady = (step: 'send' | 'enter'): boolean => {
    const problem = entryProblem(getState(), step);
    if (problem !== undefined) apply((state) => afterProblem(state, problem));
    return problem === undefined;
  };

  const send = async (): Promise<void> => {
    const receiver = plainAccount(getState().account);
    apply((state) => ({ ...state, status: 'sending', problem: undefined }));
    try {
      const { target } = await client.session.sendEntryCode({ account: receiver, purpose }, QUIET);
      apply((state) => ({
        ...state,
        status: 'editing',
        sentTo: plainAccount(state.account) === receiver ? target : undefined,
      }));
      pause.begin();
    } catch (thrown) {
      apply((state) => afterProblem(state, problemOf(thrown)));
      if (isApiError(thrown) && thrown.envelopeCode === CODE.codeTooSoon) pause.begin();
    }
  };

  const begin = async ({ account: typed, code, password, fullName }: EntryState): Promise<void> => {
    const proved = { account: plainAccount(typed), code, password };
    const name = fullName.trim();
    if (purpose === 'reset') await account.resetPassword(proved);
    else await account.signUp({ ...proved, ...(name === '' ? {} : { fullName: name }) }, facts);
  };

  return {
    getState,
    subscribe: store.subscribe,
    set: (field, value) => apply((state) => afterTyped(state, field, value)),
    sendCode: async () => {
      const { status, waitSeconds } = getState();
      if (status === 'editing' && waitSeconds === 0 && isReady('send')) await send();
    },
    enter: async () => {
      if (getState().status !== 'editing' || !isReady('enter')) return false;
      apply((state) => ({ ...state, status: 'entering', problem: undefined }));
      try {
        await begin(getState());
        apply((state) => ({ ...state, status: 'entered' }));
        return true;
      } catch (thrown) {
        apply((state) => afterProblem(state, problemOf(thrown)));
        return false;
      }
    },
    dispose: pause.dispose,
  };
};
