import type { Collaborator, Sharing } from '@chartdock/contract';
import type { ShareBox, ShareBoxState } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { closeIcon, keyIcon } from '../../foundation/icons/interface-icons.ts';
import { Avatar } from '../../foundation/primitives/Avatar.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { shareTexts } from '../texts/share-texts.ts';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Properties of {@link PeopleList}. */
export interface PeopleListProps {
  readonly sharing: Sharing;
  readonly box: ShareBox;
  readonly busy: ShareBoxState['busy'];
  readonly onRemoved: (name: string) => void;
}

const useReason = (): ((person: Collaborator) => string | undefined) => {
  const t = useT(shareTexts);
  return ({ because, source, isInvited }) => {
    if (isInvited) return t('share.pending');
    if (because === 'link') return t('share.because.link');
    if (because !== 'folder') return undefined;
    return source === undefined ? t('share.because.aboveFolder') : t('share.because.folder', { source });
  };
};

/** Lists everyone who has access with their role and, where they were not simply invited, why. */
export const PeopleList = ({ sharing, box, busy, onRemoved }: PeopleListProps): JSX.Element => {
  const t = useT(shareTexts);
  const reasonOf = useReason();
  const [asked, setAsked] = useState<Collaborator>();
  const { owner, people, canShare, isOwner } = sharing;
  const ownerName = owner.fullName ?? '';
  return (
    <>
      <ul className="cd-share__people" aria-label={t('share.people')}>
        <li className="cd-share__person">
          <Avatar
            name={ownerName}
            size={32}
            {...(owner.photoUrl !== undefined && { image: owner.photoUrl })}
          />
          <span className="cd-share__who">
            <span className="cd-share__name">
              {isOwner ? t('share.you', { name: ownerName }) : ownerName}
            </span>
          </span>
          <span className="cd-share__quiet">{t('share.owner')}</span>
        </li>
        {people.map((person) => {
          const { collaUserId: id, fullName: name, role, because } = person;
          const reason = reasonOf(person);
          // What comes from a folder is changed there; a role of its own on top is an invitation.
          const isFixed = !canShare || because === 'folder';
          return (
            <li key={id} className="cd-share__person">
              <Avatar
                name={name}
                size={32}
                {...(person.photoUrl !== undefined && { image: person.photoUrl })}
              />
              <span className="cd-share__who">
                <span className="cd-share__name">{person.isMe ? t('share.you', { name }) : name}</span>
                {reason !== undefined && <span className="cd-share__quiet">{reason}</span>}
              </span>
              {isFixed ? (
                <span className="cd-share__quiet">{t(`share.role.${role}`)}</span>
              ) : (
                <>
                  <RoleSelect
                    label={t('share.role', { name })}
                    value={role}
                    disabled={busy.has(id)}
                    onChange={(next) => void box.setRole(id, next)}
                  />
                  {isOwner && because === 'invited' && !person.isInvited && (
                    <IconButton
                      icon={keyIcon}
                      label={t('share.offer', { name })}
                      disabled={busy.has('owner')}
                      onClick={() => setAsked(person)}
                    />
                  )}
                  <IconButton
                    icon={closeIcon}
                    label={t('share.remove', { name })}
                    onClick={() => void box.remove(id).then((isDone) => isDone && onRemoved(name))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title={t('share.offer', { name: asked.fullName })}
          text={t('share.offerAsk')}
          confirmLabel={t('share.offerConfirm')}
          onConfirm={() => {
            void box.offerOwner(asked.collaUserId);
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
};
