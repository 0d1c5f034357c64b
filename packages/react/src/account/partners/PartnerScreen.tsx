import { createPartnerAccess } from '@chartdock/account';
import type { LetInPartner, PartnerAccess, PartnerAccessState } from '@chartdock/account';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { keyIcon } from '../../foundation/icons/interface-icons.ts';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { EmptyState, ErrorState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { PartnerRow } from './PartnerRow.tsx';
import { partnerTexts } from './texts/partner-texts.ts';

const itself = (state: PartnerAccessState): PartnerAccessState => state;

/** Draws the words in place of an empty list: that it is being loaded, that it could not be, or that nobody was let in. */
const NoPartners = ({ access }: { readonly access: PartnerAccess }): JSX.Element => {
  const t = useT(partnerTexts);
  const { status, problem } = useStore(access, itself);
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('partners.failed')}
        text={problemText(problem, t('partners.failedText'))}
        retryLabel={t('notice.retry')}
        onRetry={() => void access.load()}
      />
    );
  }
  if (status !== 'loaded') {
    return (
      <div className="cd-partners__loading" role="status" aria-label={t('partners.loading')}>
        <Skeleton width={70} />
        <Skeleton width={90} />
        <Skeleton width={50} />
      </div>
    );
  }
  return (
    <EmptyState
      art={<IconTile icon={keyIcon} />}
      title={t('partners.empty')}
      text={t('partners.emptyText')}
    />
  );
};

/** Shows which partners the person let in and their scopes, and withdraws their access. */
export const PartnerScreen = (): JSX.Element => {
  const t = useT(partnerTexts);
  const { client } = useApp().workspace;
  const [access] = useState(() => createPartnerAccess({ client }));
  const [now] = useState(() => Date.now());
  const [asked, setAsked] = useState<LetInPartner | undefined>();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, problem } = useStore(access, itself);
  useEffect(() => void access.load(), [access]);
  useEffect(() => {
    // The dialog is gone, and with the row the button that opened it.
    if (done !== '') heading.current?.focus();
  }, [done]);
  const ask = (partner: LetInPartner): void => {
    setDone('');
    setAsked(partner);
  };
  const withdraw = async ({ client: id, name }: LetInPartner): Promise<void> => {
    const isDone = await access.withdraw(id);
    setDone(isDone ? t('partners.withdrawn', { name }) : '');
  };
  return (
    <div className="cd-partners">
      <h1 ref={heading} tabIndex={-1} className="cd-partners__heading">
        {t('partners.heading')}
      </h1>
      <p className="cd-partners__lead">{t('partners.lead')}</p>
      <p role="status" className="cd-partners__done">
        {done}
      </p>
      {problem !== undefined && list.length > 0 && (
        <p className="cd-form__problem" role="alert">
          {t('partners.notDone', { reason: problemText(problem, t('partners.failedText')) })}
        </p>
      )}
      {list.length === 0 ? (
        <NoPartners access={access} />
      ) : (
        <ul className="cd-partners__list" aria-label={t('partners.list')}>
          {list.map((partner) => (
            <PartnerRow key={partner.client} partner={partner} now={now} onWithdraw={() => ask(partner)} />
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          dangerous
          title={t('partners.ask', { name: asked.name })}
          text={t('partners.askText')}
          confirmLabel={t('partners.withdraw')}
          onConfirm={() => withdraw(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
