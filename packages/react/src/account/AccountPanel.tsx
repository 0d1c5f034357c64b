import type { Person, Tier } from '@chartdock/account';
import { Avatar } from '../foundation/primitives/Avatar.tsx';
import type { JSX } from 'react';
import { accountTexts } from './texts/account-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { LateAccountDetails } from './LateAccountDetails.tsx';
import { usePanel } from '../foundation/primitives/usePanel.ts';

/** Properties of {@link AccountPanel}. */
export interface AccountPanelProps {
  readonly person: Person;
  readonly tier: Tier;
}

/** Draws the round button of the account and the panel it opens: who, which tier, how much is used, language, appearance, sign out. */
export const AccountPanel = ({ person, tier }: AccountPanelProps): JSX.Element => {
  const t = useT(accountTexts);
  const { root, id, open, close, button } = usePanel();
  const { fullName, photoUrl } = person.info;
  return (
    <div ref={root} className="cd-account">
      <button
        type="button"
        className="cd-account__button"
        aria-label={t('account.label', { name: fullName })}
        {...button}
      >
        <Avatar name={fullName} image={photoUrl} size={32} />
      </button>
      {open && <LateAccountDetails id={id} person={person} tier={tier} close={close} />}
    </div>
  );
};
