import { EntryScreen } from '@chartdock/react/account';
import type { JSX } from 'react';
import { templateAddress } from '../navigation/first-visit.ts';
import { entryAddress } from '../navigation/redirect.ts';
import { useTarget } from './useTarget.ts';

const startAddress = '/history';

const waysTo = (target: string | undefined) => ({
  signIn: entryAddress('/login', target),
  register: entryAddress('/register', target),
});

/** Creates an account and goes on to the address that sent the visitor here, or shows how to begin. */
export const RegisterPage = (): JSX.Element => {
  const target = useTarget();
  // Everyone who comes without an address of their own is sent to the start page, where a new person has nothing yet.
  const wish = target === startAddress ? undefined : target;
  return <EntryScreen purpose="register" target={wish} home={templateAddress} ways={waysTo(target)} />;
};

/** Sets a forgotten password and goes on to the address that sent the visitor here. */
export const ResetPasswordPage = (): JSX.Element => {
  const target = useTarget();
  return <EntryScreen purpose="reset" target={target} home={startAddress} ways={waysTo(target)} />;
};
