import { isAllowedName } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import { requireApiError } from '../session/require-api-error.ts';
import type { ProfileFields, ProfileForm, ProfileFormState, SettingsOptions } from './settings.types.ts';

const QUIET = { quiet: true } as const;
const EMPTY: ProfileFields = { fullName: '', company: '', specialty: '' };
const FIELDS = ['fullName', 'company', 'specialty'] as const;

/** Returns the fields that differ from what the server holds. */
const changesOf = ({ fields, saved }: ProfileFormState): Partial<ProfileFields> =>
  Object.fromEntries(
    FIELDS.filter((field) => fields[field].trim() !== saved[field]).map((field) => [
      field,
      fields[field].trim(),
    ]),
  );

/** Returns whether a profile has changes that are not saved. */
export const isProfileChanged = (state: ProfileFormState): boolean =>
  Object.keys(changesOf(state)).length > 0;

const isNameRight = (name: string): boolean => name.trim() !== '' && isAllowedName(name.trim());

/** Creates the form of the profile of one client's person. `onSaved` hears of each save, before the form does. */
export const createProfileForm = ({
  client: { account, user },
  onSaved = () => Promise.resolve(),
}: SettingsOptions & { readonly onSaved?: () => Promise<void> }): ProfileForm => {
  const store = createStore<ProfileFormState>(() => ({
    status: 'loading',
    fields: EMPTY,
    saved: EMPTY,
    registered: undefined,
    isNameWrong: false,
    problem: undefined,
  }));
  const { getState, setState } = store;
  return {
    getState,
    subscribe: store.subscribe,
    load: async () => {
      setState({ status: 'loading', problem: undefined });
      try {
        const [{ personal }, registered] = await Promise.all([
          user.getPersonal({}, QUIET),
          user.registered({}, QUIET),
        ]);
        const { company = '', specialty = '' } = personal.profile;
        const saved = { fullName: personal.fullName, company, specialty };
        setState({ status: 'editing', saved, fields: saved, registered });
      } catch (thrown) {
        setState({ status: 'failed', problem: requireApiError(thrown) });
      }
    },
    set: (field, value) =>
      setState(({ fields }) => ({
        fields: { ...fields, [field]: value },
        isNameWrong: false,
        problem: undefined,
      })),
    save: async () => {
      const state = getState();
      if (state.status !== 'editing') return false;
      if (!isNameRight(state.fields.fullName)) {
        setState({ isNameWrong: true });
        return false;
      }
      const changes = changesOf(state);
      setState({ status: 'saving', problem: undefined });
      try {
        await account.saveInformation(changes, QUIET);
        await onSaved();
      } catch (thrown) {
        setState({ status: 'editing', problem: requireApiError(thrown) });
        return false;
      }
      setState(({ saved }) => ({ status: 'editing', saved: { ...saved, ...changes } }));
      return true;
    },
    reset: () => setState(({ saved }) => ({ fields: saved, isNameWrong: false, problem: undefined })),
  };
};
