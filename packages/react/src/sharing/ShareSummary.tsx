import { formatDate } from '@chartdock/contract';
import type { Sharing } from '@chartdock/contract';
import { whoSees } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { shareTexts } from './texts/share-texts.ts';

/** Says in one sentence who can see something, and why. */
export const ShareSummary = ({ sharing }: { readonly sharing: Sharing }): JSX.Element => {
  const t = useT(shareTexts);
  const { reach, people, until } = whoSees(sharing);
  return (
    <p className="cd-share__summary" role="status">
      {t(`share.who.${reach}`, { n: people })}
      {until !== null && ` ${t('share.who.until', { date: formatDate(until) })}`}
    </p>
  );
};
