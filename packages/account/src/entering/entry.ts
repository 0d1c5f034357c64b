import { isAllowedName, isEmail, isPhone, passwordProblem } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { createCodeForm } from '../codes/code-form.ts';
import type { CodeFormProblem } from '../codes/code-form.types.ts';
import { plainAccount } from '../codes/plain-contact.ts';
import type { Entry, EntryField, EntryOptions } from './entry.types.ts';

const QUIET = { quiet: true } as const;

const isAccount = (typed: string): boolean => {
  const account = plainAccount(typed);
  return isEmail(account) || isPhone(account);
};

/** Creates the form of someone who signs up, or who has forgotten the password. */
export const createEntry = ({ client, account, clock, purpose, facts }: EntryOptions): Entry =>
  createCodeForm<EntryField>({
    clock,
    empty: { account: '', password: '', fullName: '' },
    receiver: 'account',
    plain: plainAccount,
    checks: {
      account: isAccount,
      password: (password) => passwordProblem(password) === undefined,
      fullName: (name) => name.trim() === '' || isAllowedName(name.trim()),
    },
    send: (receiver) => client.session.sendEntryCode({ account: receiver, purpose }, QUIET),
    submit: ({ fullName, ...proved }) => {
      const name = fullName.trim();
      return purpose === 'reset'
        ? account.resetPassword(proved)
        : account.signUp({ ...proved, ...(name === '' ? {} : { fullName: name }) }, facts);
    },
  });

const INSTEAD: Readonly<Record<string, 'signIn' | 'register'>> = {
  [CODE.bindingTaken]: 'signIn',
  [CODE.accountUnknown]: 'register',
};

/** Returns the way that helps after a refusal: there is an account already, or there is none. Undefined for any other problem. */
export const wayAfter = (
  problem: CodeFormProblem<EntryField> | undefined,
): 'signIn' | 'register' | undefined => INSTEAD[problem?.refusal ?? ''];
