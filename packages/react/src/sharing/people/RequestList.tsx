import type { AccessRequest } from '@chartdock/contract';
import type { ShareBox, ShareBoxState } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Avatar } from '../../foundation/primitives/Avatar.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link RequestList}. */
export interface RequestListProps {
  readonly requests: readonly AccessRequest[];
  readonly box: Pick<ShareBox, 'decide'>;
  readonly busy: ShareBoxState['busy'];
  /** Says what each is about, in a list of requests for several. Default false. */
  readonly withTitles?: boolean;
}

/** Lists who asks for access, each to be approved or declined. */
export const RequestList = ({ requests, box, busy, withTitles = false }: RequestListProps): JSX.Element => {
  const t = useT(shareTexts);
  return (
    <ul className="cd-share__people" aria-label={t('share.requests')}>
      {requests.map(({ requestId: id, person, role, message, title }) => (
        <li key={id} className="cd-share__person">
          <Avatar
            name={person.fullName ?? ''}
            size={32}
            {...(person.photoUrl !== undefined && { image: person.photoUrl })}
          />
          <span className="cd-share__who">
            <span className="cd-share__name">
              {withTitles ? t('shares.asks', { name: person.fullName ?? '', title }) : person.fullName}
            </span>
            <span className="cd-share__quiet">
              {t('share.wants', { role: t(`share.role.${role}`) })}
              {message !== undefined && ` · ${message}`}
            </span>
          </span>
          <Button busy={busy.has(id)} onClick={() => void box.decide(id, false)}>
            {t('share.refuse')}
          </Button>
          <Button look="primary" busy={busy.has(id)} onClick={() => void box.decide(id, true)}>
            {t('share.approve')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
