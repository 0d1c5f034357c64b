import { useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { problemText } from '../account/problem-text.ts';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { parseRedirect } from '../navigation/redirect.ts';
import { contentId } from '../navigation/useArrival.ts';
import { LanguageSwitch } from '../preferences/switches.tsx';
import { Logo } from '../shell/Logo.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInArt } from './SignInArt.tsx';
import type { Credentials } from './SignInForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useDemoSeed } from './useDemoSeed.ts';

const nobody: Credentials = { account: '', password: '' };

/** Draws the sign-in page (ROUTE-35) and goes on to the address that sent the visitor here (GUARD-07). */
export const SignInPage = (): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const { account } = usePage().workspace;
  const state = useAccount();
  const [, navigate] = useLocation();
  const [parameters] = useSearchParams();
  const [credentials, setCredentials] = useState(nobody);
  const demo = useDemoSeed();
  const target = parseRedirect(parameters.get('redirect'), window.location.origin);
  const expired = state.status === 'signedOut' && state.reason === 'expired';
  const signedIn = state.status === 'signedIn';
  useEffect(() => {
    if (signedIn) navigate(target ?? '/history', { replace: true });
  }, [navigate, signedIn, target]);
  const signIn = async (given: Credentials): Promise<string | undefined> => {
    try {
      await account.signIn(given);
      return undefined;
    } catch (thrown) {
      return problemText(thrown, t('web.login.failed'));
    }
  };
  return (
    <div className="web-sign-in">
      <div className="web-sign-in__side">
        <header className="web-sign-in__bar">
          <Logo />
          <LanguageSwitch />
        </header>
        <main id={contentId} className="web-sign-in__main" tabIndex={-1}>
          <div>
            <h1 className="web-sign-in__heading">{t('web.login.heading')}</h1>
            <p className="web-sign-in__lead">
              {t(target === undefined ? 'web.login.lead' : 'web.login.again')}
            </p>
          </div>
          {expired && <p className="web-sign-in__note">{ui('error.signedOut')}</p>}
          <SignInForm credentials={credentials} onChange={setCredentials} onSignIn={signIn} />
          {demo && <DemoAccounts onPick={setCredentials} />}
        </main>
      </div>
      <aside className="web-sign-in__panel">
        <SignInArt />
        <div className="web-sign-in__pitch">
          <p className="web-sign-in__pitch-title">{t('web.login.pitch.title')}</p>
          <p className="web-sign-in__pitch-text">{t('web.login.pitch.text')}</p>
        </div>
      </aside>
    </div>
  );
};
