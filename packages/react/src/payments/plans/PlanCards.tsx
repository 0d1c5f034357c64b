import type { Plan } from '@chartdock/contract';
import { priceText, splitPrice, yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { useId } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { lengthName } from './plan-name.ts';
import { savingOf } from './plan-price.ts';

/** Properties of {@link PlanCards}. */
export interface PlanCardsProps {
  readonly plans: readonly Plan[];
  readonly chosenId: string;
  readonly onChoose: (plan: Plan) => void;
}

/** Offers plans as cards, of which one is chosen; arrow keys move between them as between any radio buttons. */
export const PlanCards = ({ plans, chosenId, onChoose }: PlanCardsProps): JSX.Element => {
  const t = useT(shopTexts);
  const name = useId();
  return (
    <fieldset className="cd-plans">
      <legend className="cd-hidden">{t('shop.plans')}</legend>
      {plans.map((plan) => {
        const { whole, decimals } = splitPrice(`¥${yuanOf(plan.priceFen)}`);
        const saving = savingOf(plan, plans);
        return (
          <label key={plan.id} className="cd-plan">
            <input
              type="radio"
              name={name}
              className="cd-plan__input"
              checked={plan.id === chosenId}
              onChange={() => onChoose(plan)}
            />
            <span className="cd-plan__name">{lengthName(plan, t)}</span>
            <span className="cd-plan__price">
              {whole}
              <small>{decimals}</small>
            </span>
            <span className="cd-plan__note">
              {plan.orderType === 'org' && `${t('shop.perSeat')} · `}
              {t('shop.perMonth', { price: priceText(plan.priceFen / plan.months / 100) })}
            </span>
            {saving > 0 && (
              <span>
                <Badge tone="vip">{t('shop.save', { n: saving })}</Badge>
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
};
