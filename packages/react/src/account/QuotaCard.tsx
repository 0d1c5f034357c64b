import { fileQuotaOf } from '@chartdock/account';
import type { QuotaState } from '@chartdock/contract';
import { remainingFiles } from '@chartdock/contract';
import type { JSX } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { accountTexts } from './texts/account-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';

/** Properties of {@link QuotaCard}. */
export interface QuotaCardProps {
  readonly quota: QuotaState;
  /** Is told that the way to the plans was taken. */
  readonly onGo?: () => void;
}

/** Shows how many files an account holds and how many it may still create (ENT-21, QUOTA-04), and where more can be had. */
export const QuotaCard = ({ quota, onGo }: QuotaCardProps): JSX.Element => {
  const t = useT(accountTexts);
  const { paymentAddress } = useApp();
  const { used, total, isUnlimited } = fileQuotaOf(quota);
  if (isUnlimited)
    return (
      <div className="cd-quota">
        <p className="cd-quota__title">{t('quota.unlimited')}</p>
        <p className="cd-quota__note">{t('quota.unlimitedUsed', { used, total })}</p>
      </div>
    );
  const left = remainingFiles(quota);
  return (
    <div className={left === 0 ? 'cd-quota cd-quota--full' : 'cd-quota'}>
      <p className="cd-quota__title">{t('quota.used', { used, total })}</p>
      <progress
        className="cd-quota__bar"
        max={Math.max(total, 1)}
        value={Math.min(used, total)}
        aria-label={t('quota.label')}
      />
      <div className="cd-quota__foot">
        <p className="cd-quota__note">{left === 0 ? t('quota.full') : t('quota.left', { n: left })}</p>
        {paymentAddress !== undefined && (
          <AppLink className="cd-link cd-quota__more" href={paymentAddress} onClick={onGo}>
            {t('quota.plans')}
          </AppLink>
        )}
      </div>
    </div>
  );
};
