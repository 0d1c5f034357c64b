import * as CODE from '@chartdock/contract/codes';
import { formatAge } from '@chartdock/contract';
import type { ReviewRequest } from '@chartdock/contract';
import { createReviewDesk, formatYuan } from '@chartdock/templates';
import type { ReviewDesk, ReviewState } from '@chartdock/templates';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { problemText } from '../../foundation/app/problem-text.ts';
import { checkIcon, keyIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { EmptyState, ErrorState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { TemplateCover } from '../cards/TemplateCover.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { WaitingRows } from './WaitingRows.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

const itself = (state: ReviewState): ReviewState => state;

/** Draws what stands in place of an empty list. */
const NoRequests = ({ desk }: { readonly desk: ReviewDesk }): JSX.Element => {
  const t = useT(publishingTexts);
  const { status, problem } = useStore(desk, itself);
  if (status === 'idle' || status === 'loading') return <WaitingRows label={t('review.loading')} />;
  if (problem?.envelopeCode === CODE.notAllowed)
    return (
      <EmptyState
        art={<IconTile icon={keyIcon} />}
        title={t('review.notAllowed')}
        text={t('review.notAllowedText')}
      />
    );
  if (status === 'failed')
    return (
      <ErrorState
        title={t('review.failed')}
        text={problemText(problem, t('mine.failedText'))}
        retryLabel={t('common.retry')}
        onRetry={() => void desk.load()}
      />
    );
  return (
    <EmptyState art={<IconTile icon={checkIcon} />} title={t('review.empty')} text={t('review.emptyText')} />
  );
};

interface RequestRowProps {
  readonly request: ReviewRequest;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onOpen: () => void;
}

const RequestRow = ({ request, now, onOpen }: RequestRowProps): JSX.Element => {
  const t = useT(publishingTexts);
  const { title, author, askedAt, price, isUpdate } = request;
  return (
    <li className="cd-published__row">
      <span className="cd-published__cover">
        <TemplateCover image={request.bgImage} category={request.category} />
      </span>
      <div className="cd-published__texts">
        <h2 className="cd-published__name">{title}</h2>
        <p className="cd-published__states">
          <Badge>{price === 0 ? t('mine.free') : `¥${formatYuan(price)}`}</Badge>
          {isUpdate && <Badge tone="accent">{t('review.update')}</Badge>}
        </p>
        <p className="cd-published__reason">
          {t('review.by', { name: author.fullName ?? '', age: formatAge(askedAt, now, t) })}
        </p>
      </div>
      <div className="cd-published__actions">
        <Button aria-label={t('review.openOf', { title })} onClick={onOpen}>
          {t('review.open')}
        </Button>
      </div>
    </li>
  );
};

/** Lets operators decide about what waits to be in the template library. */
export const ReviewScreen = (): JSX.Element => {
  const t = useT(publishingTexts);
  const { client } = useApp().workspace;
  const [desk] = useState(() => createReviewDesk({ client }));
  const [now] = useState(() => Date.now());
  const [open, setOpen] = useState<ReviewRequest>();
  const [done, setDone] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, rows, total, problem } = useStore(desk, itself);
  useEffect(() => void desk.load(), [desk]);
  const finish = async (decision: Promise<boolean>, text: string): Promise<void> => {
    const isDone = await decision;
    setDone(isDone ? text : '');
    setOpen(undefined);
    // The row that opened the dialog is gone.
    heading.current?.focus();
  };
  return (
    <div className="cd-templates cd-published">
      <header className="cd-templates__head">
        <div className="cd-templates__words">
          <h1 ref={heading} tabIndex={-1} className="cd-templates__heading">
            {t('review.title')}
          </h1>
          <p className="cd-templates__lead">
            {status === 'loaded' && total > 0 ? t('review.count', { n: total }) : t('review.lead')}
          </p>
        </div>
      </header>
      <p role="status" className="cd-templates__count">
        {done}
      </p>
      {problem !== undefined && rows.length > 0 && (
        <p className="cd-form__problem" role="alert">
          {t('mine.notDone', { reason: problemText(problem, t('mine.failedText')) })}
        </p>
      )}
      {rows.length === 0 ? (
        <NoRequests desk={desk} />
      ) : (
        <ul className="cd-published__list" aria-label={t('review.title')}>
          {rows.map((request) => (
            <RequestRow key={request.id} request={request} now={now} onOpen={() => setOpen(request)} />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <ReviewDialog
          key={open.id}
          request={open}
          onApprove={(places) =>
            finish(desk.approve(open.id, places), t('review.approved', { title: open.title }))
          }
          onRefuse={(reason) =>
            finish(desk.refuse(open.id, reason), t('review.refused', { title: open.title }))
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
};
