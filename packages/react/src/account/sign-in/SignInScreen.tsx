import { useT } from '../../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { signInTexts } from './texts/sign-in-texts.ts';
import { contentId } from '../../foundation/app/content-id.ts';
import { LanguageOffer } from '../../foundation/app/language/LanguageOffer.tsx';
import { LanguageSwitch } from '../switches.tsx';
import { Logo } from '../../foundation/app/Logo.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInArt } from './SignInArt.tsx';
import type { SignInFields } from './SignInForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useDemoSeed } from './useDemoSeed.ts';

const nobody: SignInFields = { account: '', password: '' };

/** Properties of {@link SignInScreen}. */
export interface SignInScreenProps {
  /** The address that sent the visitor here. Default: the recent files. */
  readonly target: string | undefined;
}

/** Draws the sign-in page (ROUTE-35) and goes on to the address that sent the visitor here (GUARD-07). */
export const SignInScreen = ({ target }: SignInScreenProps): JSX.Element => {
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
    <div className="cd-sign-in">
      <div className="cd-sign-in__side">
        <header className="cd-sign-in__bar">
          <Logo />
          <LanguageSwitch />
        </header>
        <LanguageOffer />
        <main id={contentId} className="cd-sign-in__main" tabIndex={-1}>
          <div>
            <h1 className="cd-sign-in__heading">{t('signIn.heading')}</h1>
            <p className="cd-sign-in__lead">{t(returns ? 'signIn.again' : 'signIn.lead')}</p>
          </div>
          {expired && <p className="cd-sign-in__note">{t('error.signedOut')}</p>}
          <SignInForm credentials={credentials} onChange={setCredentials} onSignIn={signIn} />
          {demo && <DemoAccounts onPick={setCredentials} />}
        </main>
      </div>
      <aside className="cd-sign-in__panel">
        <SignInArt />
        <div className="cd-sign-in__pitch">
          <p className="cd-sign-in__pitch-title">{t('signIn.pitch.title')}</p>
          <p className="cd-sign-in__pitch-text">{t('signIn.pitch.text')}</p>
        </div>
      </aside>
    </div>
  );
};
