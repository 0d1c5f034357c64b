import type { PublishedTotals as Totals } from '@chartdock/contract';
import { formatYuan } from '@chartdock/templates';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { publishingTexts } from './texts/publishing-texts.ts';

/** Properties of {@link PublishedTotals}. */
export interface PublishedTotalsProps {
  /** How many templates are listed, those on further pages included. */
  readonly count: number;
  readonly totals: Totals;
}

/** Shows an author at a glance what all templates are used and what they earn. */
export const PublishedTotals = ({ count, totals }: PublishedTotalsProps): JSX.Element => {
  const t = useT(publishingTexts);
  const facts = [
    [t('mine.count'), String(count)],
    [t('mine.uses'), String(totals.uses)],
    [t('mine.sales'), String(totals.sales)],
    [t('mine.income'), `¥${formatYuan(totals.income)}`],
  ] as const;
  return (
    <dl className="cd-published__facts" data-cd-totals="" aria-label={t('mine.totals')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="cd-templates__heading">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
