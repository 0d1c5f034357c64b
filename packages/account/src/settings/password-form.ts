import { passwordProblem } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { createStore } from 'zustand/vanilla';
import { requireApiError } from '../session/require-api-error.ts';
import type { PasswordForm, PasswordFormState, SettingsOptions } from './settings.types.ts';

const QUIET = { quiet: true } as const;
const EMPTY: PasswordFormState = { status: 'editing', before: '', next: '', problem: undefined };

const problemIn = ({ before, next }: PasswordFormState): PasswordFormState['problem'] => {
  if (before === '') return { field: 'before' };
  return passwordProblem(next) === undefined ? undefined : { field: 'next' };
};

/** Creates the form of a new password for one client's person. */
export const createPasswordForm = ({ client: { account } }: SettingsOptions): PasswordForm => {
  const store = createStore<PasswordFormState>(() => EMPTY);
  const { getState, setState } = store;
  return {
    getState,
    subscribe: store.subscribe,
    set: (field, value) => setState({ [field]: value, problem: undefined }),
    save: async () => {
      const { status, before, next } = getState();
      if (status !== 'editing') return false;
      const problem = problemIn(getState());
      if (problem !== undefined) {
        setState({ problem });
        return false;
      }
      setState({ status: 'saving', problem: undefined });
      try {
        await account.updatePassword({ oldPassword: before, password: next }, QUIET);
      } catch (thrown) {
        const { envelopeCode, text } = requireApiError(thrown);
        const field = envelopeCode === CODE.invalidInput ? 'next' : 'before';
        setState({ status: 'editing', problem: { field, text: text ?? '' } });
        return false;
      }
      setState(EMPTY);
      return true;
    },
  };
};
