import type { Sharing } from '@chartdock/contract';
import type { ShareBox } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link OwnerOffer}. */
export interface OwnerOfferProps {
  readonly sharing: Sharing;
  readonly box: Pick<ShareBox, 'offerOwner' | 'answerOffer'>;
  readonly busy: boolean;
}

/** Says whom a file or folder is offered to: they accept or decline, and its owner takes it back. */
export const OwnerOffer = ({ sharing, box, busy }: OwnerOfferProps): JSX.Element | null => {
  const t = useT(shareTexts);
  const { offeredTo, people, isOwner, owner } = sharing;
  if (offeredTo === null) return null;
  const isMine = people.some(({ collaUserId, isMe }) => isMe && collaUserId === offeredTo.userId);
  if (!isMine && !isOwner) return null;
  return (
    <div className="cd-share__person" role="status">
      <span className="cd-share__who">
        {isMine
          ? t('share.offered', { name: owner.fullName ?? '' })
          : t('share.offeredTo', { name: offeredTo.fullName ?? '' })}
      </span>
      {isMine && (
        <Button look="primary" busy={busy} onClick={() => void box.answerOffer(true)}>
          {t('share.accept')}
        </Button>
      )}
      <Button busy={busy} onClick={() => void (isMine ? box.answerOffer(false) : box.offerOwner())}>
        {t(isMine ? 'share.refuse' : 'share.withdraw')}
      </Button>
    </div>
  );
};
