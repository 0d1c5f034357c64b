import type { Person, Tier } from '@chartdock/account';
import { Avatar, Badge, Button, leaveIcon } from '@chartdock/react';
import type { JSX } from 'react';
import { useState } from 'react';
import { problemText } from '../account/problem-text.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches.tsx';
import { InstallEntry } from './InstallEntry.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { usePanel } from './usePanel.ts';

/** Properties of {@link AccountPanel}. */
export interface AccountPanelProps {
  readonly person: Person;
  readonly tier: Tier;
}

const tones = { free: 'neutral', member: 'vip', organisation: 'accent' } as const;

const Identity = ({ person, tier }: AccountPanelProps): JSX.Element => {
  const t = useWebText();
  const { info } = person;
  return (
    <div className="web-identity">
      <Avatar name={info.fullName} image={info.photoUrl} size={40} />
      <div className="web-identity__texts">
        <p className="web-identity__name">{info.fullName}</p>
        <p className="web-identity__contact">{info.email ?? info.phone ?? info.userName}</p>
      </div>
      <Badge tone={tones[tier]}>{t(`web.tier.${tier}`)}</Badge>
    </div>
  );
};

const SignOut = (): JSX.Element => {
  const t = useWebText();
  const { account } = usePage().workspace;
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const leave = async (): Promise<void> => {
    setLeaving(true);
    setProblem(undefined);
    try {
      await account.signOut();
    } catch (thrown) {
      setProblem(t('web.account.signOutFailed', { reason: problemText(thrown, t('web.start.failed')) }));
      setLeaving(false);
    }
  };
  return (
    <>
      {problem !== undefined && (
        <p className="web-form__problem" role="alert">
          {problem}
        </p>
      )}
      <Button icon={leaveIcon} wide busy={leaving} onClick={() => void leave()}>
        {t('web.account.signOut')}
      </Button>
    </>
  );
};

/** Draws the round button of the account and the panel it opens: who, which tier, how much is used, language, appearance, sign out. */
export const AccountPanel = ({ person, tier }: AccountPanelProps): JSX.Element => {
  const t = useWebText();
  const { root, id, open, close, button } = usePanel();
  const { fullName, photoUrl } = person.info;
  return (
    <div ref={root} className="web-account">
      <button
        type="button"
        className="web-account__button"
        aria-label={t('web.account.label', { name: fullName })}
        {...button}
      >
        <Avatar name={fullName} image={photoUrl} size={32} />
      </button>
      {open && (
        <div id={id} className="web-account__panel" role="dialog" aria-label={t('web.account.menu')}>
          <Identity person={person} tier={tier} />
          <QuotaCard quota={person.privilege} />
          <div className="web-setting">
            <span className="web-setting__name">{t('web.account.language')}</span>
            <LanguageSwitch />
          </div>
          <div className="web-setting">
            <span className="web-setting__name">{t('web.account.theme')}</span>
            <ThemeSwitch />
          </div>
          <InstallEntry onOpen={close} />
          <SignOut />
        </div>
      )}
    </div>
  );
};
