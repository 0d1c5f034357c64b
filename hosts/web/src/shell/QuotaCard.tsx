import { fileQuotaOf } from '@chartdock/account';
import type { QuotaState } from '@chartdock/contract';
import { remainingFiles } from '@chartdock/contract';
import type { JSX } from 'react';
import { useWebText } from '../messages/useWebText.ts';

/** Shows how many files an account holds and how many it may still create (ENT-21, QUOTA-04). */
export const QuotaCard = ({ quota }: { readonly quota: QuotaState }): JSX.Element => {
  const t = useWebText();
  const { used, total, isUnlimited } = fileQuotaOf(quota);
  if (isUnlimited)
    return (
      <div className="web-quota">
        <p className="web-quota__title">{t('web.quota.unlimited')}</p>
        <p className="web-quota__note">{t('web.quota.unlimitedUsed', { used, total })}</p>
      </div>
    );
  const left = remainingFiles(quota);
  return (
    <div className={left === 0 ? 'web-quota web-quota--full' : 'web-quota'}>
      <p className="web-quota__title">{t('web.quota.used', { used, total })}</p>
      <progress
        className="web-quota__bar"
        max={Math.max(total, 1)}
        value={Math.min(used, total)}
        aria-label={t('web.quota.label')}
      />
      <p className="web-quota__note">{left === 0 ? t('web.quota.full') : t('web.quota.left', { n: left })}</p>
    </div>
  );
};
