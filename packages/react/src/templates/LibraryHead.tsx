import type { JSX, ReactNode } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { COMMUNITY_ADDRESS, MINE_ADDRESS } from './community.ts';
import { useAccount } from '../foundation/app/useAccount.ts';
import { templateTexts } from './texts/template-texts.ts';

/** Properties of {@link LibraryHead}. */
export interface LibraryHeadProps {
  readonly heading: string;
  readonly lead: string;
  /** Whether it shows; its heading stays for those who listen (TPL-16). */
  readonly isShown: boolean;
  /** Leads to the community. Default true. */
  readonly withCommunity?: boolean;
  readonly children?: ReactNode;
}

/** Draws the header above lists of templates (TPL-16, TPL-17). */
export const LibraryHead = ({
  heading,
  lead,
  isShown,
  withCommunity = true,
  children,
}: LibraryHeadProps): JSX.Element => {
  const t = useT(templateTexts);
  const { status } = useAccount();
  if (!isShown) return <h1 className="cd-hidden">{heading}</h1>;
  return (
    <header className="cd-templates__head">
      <div className="cd-templates__words">
        <h1 className="cd-templates__heading">{heading}</h1>
        <p className="cd-templates__lead">{lead}</p>
      </div>
      {children}
      {status === 'signedIn' && (
        <AppLink className="cd-button cd-button--ghost cd-link" href={MINE_ADDRESS}>
          {t('templates.mine')}
        </AppLink>
      )}
      {withCommunity && (
        <AppLink className="cd-button cd-button--secondary cd-link" href={COMMUNITY_ADDRESS}>
          {t('templates.community')}
        </AppLink>
      )}
    </header>
  );
};
