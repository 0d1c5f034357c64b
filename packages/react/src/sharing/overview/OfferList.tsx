import type { OwnerOffer } from '@chartdock/contract';
import type { OverviewState, SharingOverview } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link OfferList}. */
export interface OfferListProps {
  readonly offers: readonly OwnerOffer[];
  readonly overview: Pick<SharingOverview, 'answerOffer'>;
  readonly busy: OverviewState['busy'];
}

/** Lists what others would like someone to own, each to be accepted or declined. */
export const OfferList = ({ offers, overview, busy }: OfferListProps): JSX.Element => {
  const t = useT(shareTexts);
  return (
    <ul className="cd-share__people" aria-label={t('shares.offers')}>
      {offers.map((offer) => (
        <li key={offer.id} className="cd-share__person">
          <span className="cd-share__who">
            <span className="cd-share__name">{offer.title}</span>
            <span className="cd-share__quiet">
              {t('share.offered', { name: offer.owner.fullName ?? '' })}
            </span>
          </span>
          <Button busy={busy.has(offer.id)} onClick={() => void overview.answerOffer(offer, false)}>
            {t('share.refuse')}
          </Button>
          <Button
            look="primary"
            busy={busy.has(offer.id)}
            onClick={() => void overview.answerOffer(offer, true)}
          >
            {t('share.accept')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
