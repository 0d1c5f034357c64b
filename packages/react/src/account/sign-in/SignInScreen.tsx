import { useT } from '../../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { signInTexts } from './texts/sign-in-texts.ts';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import type { SignInFields } from './SignInForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useDemoSeed } from './useDemoSeed.ts';

const nobody: SignInFields = { account: '', password: '' };

/** Properties of {@link SignInScreen}. */
export interface SignInScreenProps {
  /** The address that sent the visitor here. Default: the recent files. */
  readonly target: string | undefined;
  /** Addresses of the pages that create an account and set a forgotten password. Default none, and no links to them. */
  readonly ways?: Readonly<Record<'register' | 'reset', string>>;
}

/** Draws the sign-in page (ROUTE-35) and goes on to the address that sent the visitor here (GUARD-07). */
export const SignInScreen = ({ target, ways }: SignInScreenProps): JSX.Element => {
  const t = useT(signInTexts);
  const { workspace, addressOf, navigate } = useApp();
  const { account } = workspace;
  const state = useAccount();
  const [credentials, setCredentials] = useState(nobody);
  const demo = useDemoSeed();
  const expired = state.status === 'signedOut' && state.reason === 'expired';
  const signedIn = state.status === 'signedIn';
  // The start page is where everyone begins: a person who is sent there has been nowhere yet.
  const returns = target !== undefined && (expired || target !== addressOf({ page: 'history' }));
  useEffect(() => {
    if (signedIn) navigate(target ?? addressOf({ page: 'history' }), { replace: true });
  }, [addressOf, navigate, signedIn, target]);
  const signIn = async (given: SignInFields): Promise<string | undefined> => {
    try {
      await account.signIn(given);
      return undefined;
    } catch (thrown) {
      return problemText(thrown, t('signIn.failed'));
    }
  };
  return (
    <EntryFrame heading={t('signIn.heading')} lead={t(returns ? 'signIn.again' : 'signIn.lead')}>
      {expired && <p className="cd-sign-in__note">{t('error.signedOut')}</p>}
      <SignInForm credentials={credentials} onChange={setCredentials} onSignIn={signIn} />
      {ways !== undefined && (
        <p className="cd-sign-in__other">
          <AppLink className="cd-link" href={ways.register}>
            {t('signIn.register')}
          </AppLink>
          <AppLink className="cd-link" href={ways.reset}>
            {t('signIn.forgot')}
          </AppLink>
        </p>
      )}
      {demo && <DemoAccounts onPick={setCredentials} />}
    </EntryFrame>
  );
};
