import { SHARE_NOTE_MAX } from '@chartdock/contract';
import type { RecentPerson } from '@chartdock/contract';
import type { OverviewState, SharingOverview } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { closeIcon, renameIcon } from '../../foundation/icons/interface-icons.ts';
import { Avatar } from '../../foundation/primitives/Avatar.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link KnownPeople}. */
export interface KnownPeopleProps {
  readonly people: readonly RecentPerson[];
  readonly overview: Pick<SharingOverview, 'setNote' | 'forget'>;
  readonly busy: OverviewState['busy'];
}

interface NoteFieldProps {
  readonly person: RecentPerson;
  readonly busy: boolean;
  readonly onSave: (note: string) => void;
}

const NoteField = ({ person: { fullName: name, note = '' }, busy, onSave }: NoteFieldProps): JSX.Element => {
  const t = useT(shareTexts);
  const [text, setText] = useState(note);
  return (
    <form
      className="cd-share__line"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text.trim());
      }}
    >
      <TextField
        label={t('shares.noteOn', { name })}
        labelHidden
        placeholder={t('shares.noteHint')}
        value={text}
        onChange={setText}
        maxLength={SHARE_NOTE_MAX}
        focusFirst
      />
      <Button type="submit" busy={busy}>
        {t('shares.saveNote')}
      </Button>
    </form>
  );
};

/** Lists whom someone worked with, each with a note that nobody else sees. */
export const KnownPeople = ({ people, overview, busy }: KnownPeopleProps): JSX.Element => {
  const t = useT(shareTexts);
  const [edited, setEdited] = useState<string>();
  return (
    <ul className="cd-share__people" aria-label={t('shares.known')}>
      {people.map((person) => {
        const { collaUserId: id, fullName: name, note } = person;
        return (
          <li key={id} className="cd-share__person">
            <Avatar
              name={name}
              size={32}
              {...(person.photoUrl !== undefined && { image: person.photoUrl })}
            />
            {edited === id ? (
              <NoteField
                person={person}
                busy={busy.has(id)}
                onSave={(text) => {
                  void overview.setNote(id, text).then((isDone) => isDone && setEdited(undefined));
                }}
              />
            ) : (
              <span className="cd-share__who">
                <span className="cd-share__name">{name}</span>
                {note !== undefined && <span className="cd-share__quiet">{note}</span>}
              </span>
            )}
            <IconButton
              icon={renameIcon}
              label={t('shares.noteOn', { name })}
              onClick={() => setEdited(edited === id ? undefined : id)}
            />
            <IconButton
              icon={closeIcon}
              label={t('shares.forget', { name })}
              onClick={() => void overview.forget(id)}
            />
          </li>
        );
      })}
    </ul>
  );
};
