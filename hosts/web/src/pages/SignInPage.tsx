import { SignInScreen } from '@chartdock/react/account';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';
import { parseRedirect } from '../navigation/redirect.ts';

/** Signs in and goes on to the address that sent the visitor here (ROUTE-35, GUARD-07). */
export const SignInPage = (): JSX.Element => {
  const [parameters] = useSearchParams();
  return <SignInScreen target={parseRedirect(parameters.get('redirect'), window.location.origin)} />;
};
