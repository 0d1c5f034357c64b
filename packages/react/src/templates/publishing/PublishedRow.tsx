import type { PublishedTemplate } from '@chartdock/contract';
import { formatYuan } from '@chartdock/templates';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import type { BadgeProps } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { TemplateCover } from '../cards/TemplateCover.tsx';
import { publishingTexts } from './texts/publishing-texts.ts';

/** Acts of an author on a template of theirs. */
export interface PublishedActions {
  readonly onPrice: (template: PublishedTemplate) => void;
  readonly onAgain: (template: PublishedTemplate) => void;
  readonly onWithdraw: (template: PublishedTemplate) => void;
}

/** Properties of {@link PublishedRow}. */
export interface PublishedRowProps extends PublishedActions {
  readonly template: PublishedTemplate;
}

const TONES: Readonly<Record<PublishedTemplate['state'], BadgeProps['tone']>> = {
  waiting: 'warning',
  published: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

/** Draws one template of an author: picture, state, uses and income, and what can be done with it. */
export const PublishedRow = ({ template, onPrice, onAgain, onWithdraw }: PublishedRowProps): JSX.Element => {
  const t = useT(publishingTexts);
  const { title, state, update, price, uses, sales, income, reason } = template;
  const facts = [
    [t('mine.price'), price === 0 ? t('mine.free') : `¥${formatYuan(price)}`],
    [t('mine.uses'), String(uses)],
    [t('mine.sales'), String(sales)],
    [t('mine.income'), `¥${formatYuan(income)}`],
  ] as const;
  const isOffered = state === 'published' || state === 'waiting';
  return (
    <li className="cd-published__row" data-cd-published={template.chartId}>
      <span className="cd-published__cover">
        <TemplateCover image={template.bgImage} category={template.category} />
      </span>
      <div className="cd-published__texts">
        <h2 className="cd-published__name">{title}</h2>
        <p className="cd-published__states">
          <Badge tone={TONES[state] ?? 'neutral'}>{t(`mine.state.${state}`)}</Badge>
          {update !== 'none' && (
            <Badge tone={update === 'waiting' ? 'warning' : 'danger'}>{t(`mine.update.${update}`)}</Badge>
          )}
        </p>
        {reason !== '' && <p className="cd-published__reason">{t('mine.reason', { reason })}</p>}
        <dl className="cd-published__facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="cd-published__actions">
        {isOffered && (
          <Button aria-label={t('mine.changePriceOf', { title })} onClick={() => onPrice(template)}>
            {t('mine.changePrice')}
          </Button>
        )}
        <Button aria-label={t('mine.againOf', { title })} onClick={() => onAgain(template)}>
          {t('mine.again')}
        </Button>
        {isOffered && (
          <Button
            look="ghost"
            aria-label={t('mine.withdrawOf', { title })}
            onClick={() => onWithdraw(template)}
          >
            {t('mine.withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
};
