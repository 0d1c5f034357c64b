import type { PublishedTemplate } from '@chartdock/contract';
import { createPublishedTemplates } from '@chartdock/templates';
import type { PublishedState } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../app/AppLink.tsx';
import { useApp } from '../../app/app-context.ts';
import { problemText } from '../../app/problem-text.ts';
import { publishIcon } from '../../icons/interface-icons.ts';
import { useT } from '../../i18n/useT.ts';
import { ConfirmDialog } from '../../primitives/dialogs/ConfirmDialog.tsx';
import { EmptyState, ErrorState, IconTile } from '../../primitives/StateMessage.tsx';
import { useStore } from '../../provider/useStore.ts';
import { REVIEW_ADDRESS } from '../community.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { PublishAgainDialog } from './PublishAgainDialog.tsx';
import { PublishedRow } from './PublishedRow.tsx';
import { WaitingRows } from './WaitingRows.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';
import type { PublishingTextKey } from './texts/publishing-texts.ts';

const itself = (state: PublishedState): PublishedState => state;

interface Asked {
  readonly about: PublishedTemplate;
  readonly what: 'price' | 'again' | 'withdraw';
}

/** Shows an author what they published, what became of it, what it is used and what it earns, with the ways to change that. */
export const MyTemplatesScreen = (): JSX.Element => {
  const t = useT(publishingTexts);
  const { client } = useApp().workspace;
  const [mine] = useState(() => createPublishedTemplates({ client }));
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<PublishingTextKey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, rows, problem, canReview } = useStore(mine, itself);
  useEffect(() => void mine.load(), [mine]);
  const ask = (what: Asked['what']) => (about: PublishedTemplate) => {
    setDone(undefined);
    setAsked({ about, what });
  };
  const finish = async (what: Asked['what'], change: Promise<boolean>): Promise<boolean> => {
    const isDone = await change;
    setDone(isDone ? `mine.done.${what}` : undefined);
    // The row may have lost the button that opened the dialog.
    heading.current?.focus();
    return isDone;
  };
  const close = (): void => setAsked(undefined);
  return (
    <div className="cd-templates cd-published">
      <header className="cd-templates__head">
        <div className="cd-templates__words">
          <h1 ref={heading} tabIndex={-1} className="cd-templates__heading">
            {t('mine.title')}
          </h1>
          <p className="cd-templates__lead">{t('mine.lead')}</p>
        </div>
        {canReview && (
          <AppLink className="cd-button cd-button--secondary cd-link" href={REVIEW_ADDRESS}>
            {t('mine.review')}
          </AppLink>
        )}
      </header>
      <p role="status" className="cd-published__done">
        {done === undefined ? '' : t(done)}
      </p>
      {problem !== undefined && rows.length > 0 && (
        <p className="cd-form__problem" role="alert">
          {t('mine.notDone', { reason: problemText(problem, t('mine.failedText')) })}
        </p>
      )}
      {rows.length > 0 && (
        <ul className="cd-published__list" aria-label={t('mine.title')}>
          {rows.map((template) => (
            <PublishedRow
              key={template.chartId}
              template={template}
              onPrice={ask('price')}
              onAgain={ask('again')}
              onWithdraw={ask('withdraw')}
            />
          ))}
        </ul>
      )}
      {status === 'failed' && (
        <ErrorState
          title={t('mine.failed')}
          text={problemText(problem, t('mine.failedText'))}
          retryLabel={t('common.retry')}
          onRetry={() => void mine.load()}
        />
      )}
      {status === 'loaded' && rows.length === 0 && (
        <EmptyState
          art={<IconTile icon={publishIcon} />}
          title={t('mine.empty')}
          text={t('mine.emptyText')}
          next={
            <AppLink className="cd-button cd-button--primary cd-link" href="/diagrams">
              {t('mine.files')}
            </AppLink>
          }
        />
      )}
      {(status === 'idle' || status === 'loading') && <WaitingRows label={t('mine.loading')} />}
      {asked?.what === 'price' && (
        <PriceDialog
          template={asked.about}
          onSave={(price) => finish('price', mine.changePrice(asked.about.chartId, price))}
          onClose={close}
        />
      )}
      {asked?.what === 'again' && (
        <PublishAgainDialog
          template={asked.about}
          onPublish={(form) => finish('again', mine.publishAgain(asked.about.chartId, form))}
          onClose={close}
        />
      )}
      {asked?.what === 'withdraw' && (
        <ConfirmDialog
          dangerous
          title={t('mine.withdrawAsk', { title: asked.about.title })}
          text={t('mine.withdrawText')}
          confirmLabel={t('mine.withdraw')}
          onConfirm={() => finish('withdraw', mine.withdraw(asked.about.chartId))}
          onClose={close}
        />
      )}
    </div>
  );
};
