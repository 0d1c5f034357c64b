import { createPublishedTemplates } from '@chartdock/templates';
import type { PublishedState } from '@chartdock/templates';
import type { PublishedTemplate } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import { REVIEW_ADDRESS } from '../community.ts';
import { NoTemplates } from './NoTemplates.tsx';
import { PublishedDialogs } from './PublishedDialogs.tsx';
import type { AskedAbout } from './PublishedDialogs.tsx';
import { PublishedRow } from './PublishedRow.tsx';
import { PublishedTotals } from './PublishedTotals.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';
import type { PublishingTextKey } from './texts/publishing-texts.ts';

const itself = (state: PublishedState): PublishedState => state;

/** Shows an author what they published, what became of it, what it is used and what it earns, with the ways to change that. */
export const MyTemplatesScreen = (): JSX.Element => {
  const t = useT(publishingTexts);
  const { client } = useApp().workspace;
  const [mine] = useState(() => createPublishedTemplates({ client }));
  const [asked, setAsked] = useState<AskedAbout>();
  const [done, setDone] = useState<PublishingTextKey>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { rows, total, totals, problem, canReview } = useStore(mine, itself);
  useEffect(() => void mine.load(), [mine]);
  const ask = (what: AskedAbout['what']) => (about: PublishedTemplate) => {
    setDone(undefined);
    setAsked({ about, what });
  };
  const finish = async ({ what }: AskedAbout, change: Promise<boolean>): Promise<boolean> => {
    const isDone = await change;
    setDone(isDone ? `mine.done.${what}` : undefined);
    // The row may have lost the button that opened the dialog.
    heading.current?.focus();
    return isDone;
  };
  return (
    <div className="cd-templates cd-published">
      <header className="cd-templates__head">
        <div className="cd-templates__words">
          <h1 ref={heading} tabIndex={-1} className="cd-templates__heading" style={{ outline: 'none' }}>
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
      {totals !== undefined && (total > 0 || totals.uses > 0) && (
        <PublishedTotals count={total} totals={totals} />
      )}
      <p role="status" className="cd-templates__count">
        {done === undefined ? '' : t(done)}
      </p>
      {problem !== undefined && rows.length > 0 && (
        <p className="cd-form__problem" role="alert">
          {t('mine.notDone', { reason: problemText(problem, t('mine.failedText')) })}
        </p>
      )}
      {rows.length === 0 ? (
        <NoTemplates mine={mine} />
      ) : (
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
      {asked !== undefined && (
        <PublishedDialogs
          asked={asked}
          mine={mine}
          onChange={(change) => finish(asked, change)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
