import type { TemplateCard } from '@chartdock/contract';
import { priceKindOf, useTextOf } from '@chartdock/templates';
import type { JSX } from 'react';
import { memo, useRef } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { starIcon } from '../../foundation/icons/interface-icons.ts';
import { useIsNear } from '../../foundation/images/useIsNear.ts';
import { useLocale } from '../../foundation/i18n/useLocale.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { templateTexts } from '../texts/template-texts.ts';
import { TemplateCover } from './TemplateCover.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** Acts of a person on a template of a list. */
export interface CardActions {
  readonly onPreview: (card: TemplateCard) => void;
  readonly onUse: (card: TemplateCard) => void;
  readonly onLike: (card: TemplateCard) => void;
}

/** Properties of {@link TemplateCardView}. */
export interface TemplateCardViewProps extends CardActions {
  /** Undefined before it has come. */
  readonly card: TemplateCard | undefined;
  /** Whether a file is being made of it. */
  readonly busy: boolean;
  /** When it is drawn: at once, or when it comes near. What came near stays. */
  readonly when: 'now' | 'near';
}

interface CardContentProps extends Omit<TemplateCardViewProps, 'when'> {
  readonly card: TemplateCard;
}

/** Draws the place of one template in a list. One whose properties stay is not drawn again. */
export const TemplateCardView = memo(({ card, ...props }: TemplateCardViewProps): JSX.Element =>
  card === undefined ? (
    <li className="cd-template" aria-hidden="true">
      <WaitingCard />
    </li>
  ) : (
    <li className="cd-template" data-cd-template={card.chartId}>
      <CardInTime card={card} {...props} />
    </li>
  ),
);

interface CardInTimeProps extends CardContentProps, Pick<TemplateCardViewProps, 'when'> {}

/** Draws a card in its time: those below the window would hold up the covers in it. */
const CardInTime = ({ when, ...props }: CardInTimeProps): JSX.Element => {
  const mark = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(mark);
  return isNear || when === 'now' ? <CardContent {...props} /> : <WaitingCard markRef={mark} />;
};

/** Draws one template: picture, title, favourite and use (TPL-20..23). */
const CardContent = (props: CardContentProps): JSX.Element => {
  const { card, busy, onPreview, onUse, onLike } = props;
  const t = useT(templateTexts);
  const { translate } = useApp().workspace;
  // The shared texts change with the language of the workspace, which is that of the surface.
  useLocale();
  const { key, values } = useTextOf(card);
  const action = translate(key, values);
  const { title } = card;
  return (
    <>
      <button
        type="button"
        className="cd-template__open"
        aria-label={t('templates.preview', { title: `${title} ${card.about}`.trim() })}
        onClick={() => onPreview(card)}
      >
        <TemplateCover image={card.bgImage} category={card.category} />
        <span className="cd-template__texts">
          <span className="cd-template__title" title={title}>
            {title}
          </span>{' '}
          <span className="cd-template__about">{card.about}</span>
        </span>
      </button>
      <div className="cd-template__foot">
        <span className="cd-template__owner">{card.owner?.fullName ?? t('templates.house')}</span>
        <Button
          className={`cd-template__use cd-template__use--${priceKindOf(card)}`}
          aria-label={t('templates.use', { action, title })}
          busy={busy}
          onClick={() => onUse(card)}
        >
          {action}
        </Button>
      </div>
      <span className="cd-template__like">
        <IconButton
          icon={starIcon}
          label={t('templates.like', { title })}
          scale="small"
          pressed={card.favourite}
          filled={card.favourite}
          onClick={() => onLike(card)}
        />
      </span>
    </>
  );
};
