import { openAddress } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { Logo } from '../../foundation/app/Logo.tsx';
import { MessagePage } from '../../foundation/app/MessagePage.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { contentId } from '../../foundation/app/content-id.ts';
import { useDocumentTitle } from '../../foundation/app/useDocumentTitle.ts';
import { useLater } from '../../foundation/app/useLater.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import {
  emptySearchIcon,
  folderIcon,
  linkIcon,
  warningIcon,
} from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';
import { IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { joinTexts } from '../../sharing/texts/joining/join-texts.ts';
import type { JoinOffer, JoinState } from './useJoining.ts';
import { useJoining } from './useJoining.ts';

// Few links are behind a password.
const loadLinkPassword = async () => (await import('../LinkPassword.tsx')).LinkPassword;

/** Properties of {@link JoinScreen}. */
export interface JoinScreenProps {
  /** End of the page's address. */
  readonly link: string;
}

/** Opens a shared thing: a folder among their lists, a file in its editor. */
const useOpening = (): ((offer: JoinOffer) => Promise<void>) => {
  const { workspace, addressOf, navigate } = useApp();
  return async ({ type, id }) => {
    if (type === 'folder') {
      navigate(addressOf({ page: 'diagrams', folderId: id }), { replace: true });
      return;
    }
    const { file } = await workspace.client.charts.info({ chartId: id }, { needToken: true });
    navigate(openAddress(file.category, id), { replace: true });
  };
};

const Waiting = (): JSX.Element => (
  <div className="cd-page" role="status" aria-label={useT()('common.loading')}>
    <Skeleton width={240} />
  </div>
);

const ToRecent = (): JSX.Element => {
  const { addressOf } = useApp();
  return (
    <AppLink className="cd-button cd-button--primary cd-link" href={addressOf({ page: 'history' })}>
      {useT()('app.toRecent')}
    </AppLink>
  );
};

interface OfferProps {
  readonly state: Extract<JoinState, { readonly status: 'ready' }>;
  readonly onJoin: () => void;
}

const Offer = ({ state: { offer, busy, problem }, onJoin }: OfferProps): JSX.Element => {
  const t = useT(joinTexts);
  useDocumentTitle(offer.title);
  const problems = { full: t('join.full'), failed: t('join.again') } as const;
  return (
    <MessagePage
      art={<IconTile icon={offer.type === 'folder' ? folderIcon : linkIcon} tone="accent" />}
      heading={t('join.invites', { name: offer.owner.fullName ?? '', title: offer.title })}
      text={offer.hasJoined ? t('join.joined') : t(`join.role.${offer.role}`)}
      actions={
        <>
          {problem !== undefined && (
            <p className="cd-form__problem" role="alert">
              {problems[problem]}
            </p>
          )}
          <Button look="primary" scale="large" busy={busy} onClick={onJoin}>
            {t(offer.hasJoined ? 'join.open' : 'join.join')}
          </Button>
        </>
      }
    />
  );
};

const Locked = ({ state }: { readonly state: Extract<JoinState, { readonly status: 'locked' }> }) => {
  const LinkPassword = useLater(loadLinkPassword);
  if (LinkPassword === undefined) return <Waiting />;
  return <LinkPassword problem={state.problem} busy={state.busy} unlock={state.unlock} />;
};

const Failed = ({ isGone, onRetry }: { readonly isGone: boolean; readonly onRetry: () => void }) => {
  const t = useT(joinTexts);
  return (
    <MessagePage
      art={<IconTile icon={isGone ? emptySearchIcon : warningIcon} />}
      heading={t('join.failed')}
      text={t(isGone ? 'join.gone' : 'join.again')}
      actions={
        <>
          {!isGone && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          <ToRecent />
        </>
      }
    />
  );
};

/** Names person, thing and role of a link, and lets someone join (SHARE-15). Nobody joins by merely opening the address. */
export const JoinScreen = ({ link }: JoinScreenProps): JSX.Element => {
  const { state, join, retry } = useJoining(link);
  const open = useOpening();
  const isOpening = useRef(false);
  const goOn = async (offer: JoinOffer): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      if (offer.hasJoined || (await join())) await open(offer);
    } catch {
      // A person who was let in and is out again meets the same page as without the link.
      retry();
    } finally {
      isOpening.current = false;
    }
  };
  const status = state.status;
  useEffect(() => {
    if (status !== 'loading') document.getElementById(contentId)?.focus();
  }, [status]);
  return (
    <div className="cd-file">
      <header className="cd-file__bar">
        <Logo />
      </header>
      <main id={contentId} className="cd-page" tabIndex={-1}>
        {state.status === 'loading' && <Waiting />}
        {state.status === 'locked' && <Locked state={state} />}
        {state.status === 'ready' && <Offer state={state} onJoin={() => void goOn(state.offer)} />}
        {(state.status === 'gone' || state.status === 'failed') && (
          <Failed isGone={state.status === 'gone'} onRetry={retry} />
        )}
      </main>
    </div>
  );
};
