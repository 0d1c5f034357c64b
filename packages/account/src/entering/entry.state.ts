import { isAllowedName, isEmail, isPhone, passwordProblem } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { isApiError } from '@chartdock/client';
import type { EntryField, EntryProblem, EntryState } from './entry.types.ts';

/** Nothing was typed yet. */
export const NOBODY: EntryState = {
  account: '',
  code: '',
  password: '',
  fullName: '',
  status: 'editing',
  waitSeconds: 0,
  sentTo: undefined,
  problem: undefined,
};

/** Writes an address or a phone as the server takes it. */
export const plainAccount = (typed: string): string => {
  const text = typed.normalize('NFKC').trim();
  return text.includes('@') ? text.toLowerCase() : text.replace(/[\s-]/g, '').replace(/^(\+86|0086)/, '');
};

/** A field was typed in. A code that was sent to another receiver proves nothing for the new one. */
export const afterTyped = (state: EntryState, field: EntryField, value: string): EntryState => {
  const clean = field === 'code' ? value.replace(/\D/g, '').slice(0, 6) : value;
  const keepsReceiver = field !== 'account' || plainAccount(value) === plainAccount(state.account);
  return {
    ...state,
    [field]: clean,
    sentTo: keepsReceiver ? state.sentTo : undefined,
    problem: undefined,
  };
};

const isAccount = (typed: string): boolean => {
  const account = plainAccount(typed);
  return isEmail(account) || isPhone(account);
};

const CHECKS: readonly (readonly [EntryField, (state: EntryState) => boolean])[] = [
  ['account', ({ account }) => isAccount(account)],
  ['code', ({ code }) => /^\d{6}$/.test(code)],
  ['fullName', ({ fullName }) => fullName.trim() === '' || isAllowedName(fullName.trim())],
  ['password', ({ password }) => passwordProblem(password) === undefined],
];

/** Returns the first field that cannot be right, before a code is sent or before the form is. */
export const entryProblem = (state: EntryState, step: 'send' | 'enter'): EntryProblem | undefined => {
  const wrong = CHECKS.slice(0, step === 'send' ? 1 : CHECKS.length).find(([, isRight]) => !isRight(state));
  return wrong && { field: wrong[0] };
};

/** Something is wrong; the fields can be changed again. */
export const afterProblem = (state: EntryState, problem: EntryProblem): EntryState => ({
  ...state,
  status: 'editing',
  problem,
});

const INSTEAD: Readonly<Record<string, EntryProblem['instead']>> = {
  [CODE.bindingTaken]: 'signIn',
  [CODE.accountUnknown]: 'register',
};

/** Turns the error of a call into a text beside its field; `generic` stands for one that has no words. */
export const problemOf = (thrown: unknown): EntryProblem => {
  const refusal = isApiError(thrown) ? thrown : undefined;
  const code = refusal?.envelopeCode ?? '';
  const instead = INSTEAD[code];
  return {
    field: code === CODE.codeWrong ? 'code' : 'account',
    text: refusal?.text ?? '',
    ...(instead === undefined ? {} : { instead }),
  };
};
