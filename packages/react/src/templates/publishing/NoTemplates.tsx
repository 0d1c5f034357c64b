import type { PublishedState, PublishedTemplates } from '@chartdock/templates';
import type { JSX } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { problemText } from '../../foundation/app/problem-text.ts';
import { publishIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { EmptyState, ErrorState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { WaitingRows } from './WaitingRows.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

const itself = (state: PublishedState): PublishedState => state;

/** Draws what stands in place of an empty list: that it is on its way, that it did not come, or how the first one is made. */
export const NoTemplates = ({ mine }: { readonly mine: PublishedTemplates }): JSX.Element => {
  const t = useT(publishingTexts);
  const { status, problem } = useStore(mine, itself);
  if (status === 'failed')
    return (
      <ErrorState
        title={t('mine.failed')}
        text={problemText(problem, t('mine.failedText'))}
        retryLabel={t('common.retry')}
        onRetry={() => void mine.load()}
      />
    );
  if (status !== 'loaded') return <WaitingRows label={t('mine.loading')} />;
  return (
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
  );
};
