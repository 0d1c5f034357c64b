import type { Person, Tier } from '@chartdock/account';
import { Avatar } from '../primitives/Avatar.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Button } from '../primitives/Button.tsx';
import { leaveIcon } from '../icons/interface-icons.ts';
import type { JSX } from 'react';
import { useState } from 'react';
import { problemText } from '../app/problem-text.ts';
import { useApp } from '../app/app-context.ts';
import { accountTexts } from './texts/account-texts.ts';
import { useT } from '../i18n/useT.ts';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { InstallEntry } from './InstallEntry.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { usePanel } from '../primitives/usePanel.ts';

/** Properties of {@link AccountPanel}. */
export interface AccountPanelProps {
  readonly person: Person;
  readonly tier: Tier;
}

const tones = { free: 'neutral', member: 'vip', organisation: 'accent' } as const;

const Identity = ({ person, tier }: AccountPanelProps): JSX.Element => {
  const t = useT(accountTexts);
  const { info } = person;
  return (
    <div className="cd-identity">
      <Avatar name={info.fullName} image={info.photoUrl} size={40} />
      <div className="cd-identity__texts">
        <p className="cd-identity__name">{info.fullName}</p>
        <p className="cd-identity__contact">{info.email ?? info.phone ?? info.userName}</p>
      </div>
      <Badge tone={tones[tier]}>{t(`account.tier.${tier}`)}</Badge>
    </div>
  );
};

const SignOut = (): JSX.Element => {
  const t = useT(accountTexts);
  const { account } = useApp().workspace;
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const leave = async (): Promise<void> => {
    setLeaving(true);
    setProblem(undefined);
    try {
      await account.signOut();
    } catch (thrown) {
      setProblem(t('account.signOutFailed', { reason: problemText(thrown, t('app.unreachable')) }));
      setLeaving(false);
    }
  };
  return (
    <>
      {problem !== undefined && (
        <p className="cd-form__problem" role="alert">
          {problem}
        </p>
      )}
      <Button icon={leaveIcon} wide busy={leaving} onClick={() => void leave()}>
        {t('account.signOut')}
      </Button>
    </>
  );
};

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
      {open && (
        <div id={id} className="cd-account__panel" role="dialog" aria-label={t('account.menu')}>
          <Identity person={person} tier={tier} />
          <QuotaCard quota={person.privilege} />
          <div className="cd-setting">
            <span className="cd-setting__name">{t('account.language')}</span>
            <LanguageSwitch />
          </div>
          <div className="cd-setting">
            <span className="cd-setting__name">{t('account.theme')}</span>
            <ThemeSwitch />
          </div>
          <InstallEntry onOpen={close} />
          <SignOut />
        </div>
      )}
    </div>
  );
};
