import type { CollaboratorRole } from '@chartdock/contract';
import { readAddress } from '@chartdock/sharing';
import type { Candidate, ShareBox, ShareBoxState } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Avatar } from '../../foundation/primitives/Avatar.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { shareTexts } from '../texts/share-texts.ts';
import { RoleSelect } from './RoleSelect.tsx';

/** Properties of {@link InviteForm}. */
export interface InviteFormProps {
  readonly box: ShareBox;
  readonly state: ShareBoxState;
  readonly onInvited: (name: string) => void;
}

const LONGEST = 254;

const nameOf = (one: Candidate): string => (one.kind === 'person' ? one.name : (one.name ?? one.account));
const moreOf = (one: Candidate): string | undefined =>
  one.kind === 'person' ? one.note : one.name === undefined ? undefined : one.account;

/** Invites people: by an address that is typed, or by choosing someone the person worked with. */
export const InviteForm = ({ box, state, onInvited }: InviteFormProps): JSX.Element => {
  const t = useT(shareTexts);
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<CollaboratorRole>('viewer');
  const [problem, setProblem] = useState<string>();
  const busy = state.busy.has('invite');
  const change = (text: string): void => {
    setTyped(text);
    setProblem(undefined);
    void box.find(text);
  };
  const invite = async (candidate: Candidate): Promise<void> => {
    if (!(await box.invite(candidate, role))) return;
    onInvited(nameOf(candidate));
    change('');
  };
  const send = (): void => {
    const account = readAddress(typed);
    if (account === undefined) setProblem(t('share.noAddress'));
    else void invite({ kind: 'address', account });
  };
  const others = state.candidates.filter(
    (one) => one.kind === 'person' || one.account !== readAddress(typed),
  );
  return (
    <div className="cd-share__invite">
      <div className="cd-share__line">
        <TextField
          label={t('share.invite')}
          value={typed}
          onChange={change}
          maxLength={LONGEST}
          allNumeric
          placeholder={t('share.inviteHint')}
          error={problem}
          focusFirst
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            event.stopPropagation();
            send();
          }}
        />
        <RoleSelect label={t('share.inviteAs')} value={role} onChange={setRole} />
        <Button look="primary" busy={busy} onClick={send}>
          {t('share.send')}
        </Button>
      </div>
      {others.length > 0 && (
        <ul className="cd-share__found" aria-label={t('share.found')}>
          {others.map((one) => (
            <li key={one.kind === 'person' ? one.collaUserId : one.account}>
              <button type="button" className="cd-share__candidate" onClick={() => void invite(one)}>
                <Avatar
                  name={nameOf(one)}
                  {...(one.kind === 'person' && one.image !== undefined && { image: one.image })}
                />
                <span className="cd-share__name">{nameOf(one)}</span>
                {moreOf(one) !== undefined && <span className="cd-share__quiet">{moreOf(one)}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
