import type { JSX, ReactNode } from 'react';
import { contentId } from '../../foundation/app/content-id.ts';
import { LanguageOffer } from '../../foundation/app/language/LanguageOffer.tsx';
import { Logo } from '../../foundation/app/Logo.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { LanguageSwitch } from '../switches.tsx';
import { SignInArt } from './SignInArt.tsx';
import { signInTexts } from './texts/sign-in-texts.ts';

/** Properties of {@link EntryFrame}. */
export interface EntryFrameProps {
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Draws the page around each way into an account: a form at the left, a picture beside it where there is room. */
export const EntryFrame = ({ heading, lead, children }: EntryFrameProps): JSX.Element => {
  const t = useT(signInTexts);
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
            <h1 className="cd-sign-in__heading">{heading}</h1>
            <p className="cd-sign-in__lead">{lead}</p>
          </div>
          {children}
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
