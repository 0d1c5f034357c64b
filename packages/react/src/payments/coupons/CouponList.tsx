import { formatDate } from '@chartdock/contract';
import type { Coupon } from '@chartdock/contract';
import { yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import type { BadgeProps } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { shopTexts } from '../texts/pages/shop-texts.ts';

/** Where a coupon stands. */
type Standing = 'usable' | 'used' | 'past';

const TONES: Readonly<Record<Standing, NonNullable<BadgeProps['tone']>>> = {
  usable: 'success',
  used: 'neutral',
  past: 'neutral',
};

const standingOf = ({ used, expireTime }: Coupon, now: number): Standing => {
  if (used) return 'used';
  return expireTime > now ? 'usable' : 'past';
};

/** Properties of {@link CouponList}. */
export interface CouponListProps {
  readonly coupons: readonly Coupon[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onFill: (code: string) => void;
}

/** Lists the coupons of a person: those that can be used first, each with the ways to use it. */
export const CouponList = ({ coupons, now, onFill }: CouponListProps): JSX.Element => {
  const t = useT(shopTexts);
  const ordered = [...coupons].sort(
    (one, other) => Number(standingOf(one, now) !== 'usable') - Number(standingOf(other, now) !== 'usable'),
  );
  return (
    <ul className="cd-shop__list" aria-label={t('coupons.list')}>
      {ordered.map((coupon) => {
        const { code, offFen, expireTime, templateId } = coupon;
        const standing = standingOf(coupon, now);
        const date = formatDate(expireTime);
        return (
          <li key={code} className={`cd-shop__row cd-coupon cd-coupon--${standing}`}>
            <div className="cd-shop__texts">
              <h3 className="cd-shop__name">{t('coupons.off', { price: `¥${yuanOf(offFen)}` })}</h3>
              <p className="cd-shop__facts">
                <span className="cd-coupon__code">{code}</span> ·{' '}
                {t(standing === 'past' ? 'coupons.ended' : 'coupons.until', { date })}
                {templateId !== undefined && ` · ${t('coupons.onlyTemplate')}`}
              </p>
            </div>
            <Badge tone={TONES[standing]}>{t(`coupons.${standing}`)}</Badge>
            {standing === 'usable' && (
              <div className="cd-shop__ways">
                {templateId === undefined && (
                  <AppLink
                    className="cd-button cd-button--ghost cd-link"
                    href={`/payment?${new URLSearchParams({ coupon: code }).toString()}`}
                    aria-label={t('coupons.onPlanOf', { code })}
                  >
                    {t('coupons.onPlan')}
                  </AppLink>
                )}
                <Button aria-label={t('coupons.fillOf', { code })} onClick={() => onFill(code)}>
                  {t('coupons.fill')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
