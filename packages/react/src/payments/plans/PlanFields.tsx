import type { Coupon, Organisation } from '@chartdock/contract';
import { yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { parseSeats } from './plan-price.ts';

/** Entries beside a plan. */
export interface PlanWishes {
  readonly seats: string;
  readonly orgName: string;
  readonly coupon: string;
}

/** Properties of {@link PlanFields}. */
export interface PlanFieldsProps {
  readonly isOrganisation: boolean;
  /** Organisation that is extended; undefined for a new one. */
  readonly organisation: Organisation | undefined;
  readonly wishes: PlanWishes;
  readonly onChange: (wishes: PlanWishes) => void;
  /** Coupons of the person that fit. */
  readonly coupons: readonly Coupon[];
}

const MOST_NAME = 64;

/** Asks for what a plan needs besides: seats and name of an organisation, a coupon. */
export const PlanFields = ({
  isOrganisation,
  organisation,
  wishes,
  onChange,
  coupons,
}: PlanFieldsProps): JSX.Element => {
  const t = useT(shopTexts);
  const { seats, orgName, coupon } = wishes;
  return (
    <div className="cd-plan-fields">
      {isOrganisation && (
        <>
          {organisation !== undefined && (
            <p>
              {t('shop.extends', { name: organisation.name === '' ? t('org.title') : organisation.name })}
            </p>
          )}
          <TextField
            label={t('shop.seats')}
            inputMode="numeric"
            value={seats}
            hint={
              organisation === undefined
                ? t('shop.seatsHint')
                : t('shop.seatsOf', { seats: organisation.seats })
            }
            error={parseSeats(seats) === undefined ? t('shop.seatsWrong') : undefined}
            onChange={(typed) => onChange({ ...wishes, seats: typed })}
          />
          {organisation === undefined && (
            <TextField
              label={t('shop.orgName')}
              value={orgName}
              maxLength={MOST_NAME}
              allNumeric
              autoComplete="organization"
              onChange={(typed) => onChange({ ...wishes, orgName: typed })}
            />
          )}
        </>
      )}
      <div className="cd-plan-fields__coupon">
        <TextField
          label={t('shop.coupon')}
          value={coupon}
          maxLength={MOST_NAME}
          allNumeric
          hint={t('shop.couponHint')}
          onChange={(typed) => onChange({ ...wishes, coupon: typed })}
        />
        {coupons.map(({ code, offFen }) => (
          <button
            key={code}
            type="button"
            className="cd-coupon-chip"
            aria-pressed={coupon === code}
            onClick={() => onChange({ ...wishes, coupon: coupon === code ? '' : code })}
          >
            <strong>{t('shop.couponOff', { price: `¥${yuanOf(offFen)}` })}</strong> {code}
          </button>
        ))}
      </div>
    </div>
  );
};
