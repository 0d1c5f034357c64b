import { SignInScreen } from '@chartdock/react/account';
import type { JSX } from 'react';
import { entryAddress } from '../navigation/redirect.ts';
import { useTarget } from './useTarget.ts';

/** Signs in and goes on to the address that sent the visitor here (ROUTE-35, GUARD-07). */
export const SignInPage = (): JSX.Element => {
  const target = useTarget();
  const ways = {
    register: entryAddress('/register', target),
    reset: entryAddress('/reset_password', target),
  };
  return <SignInScreen target={target} ways={ways} />;
};
