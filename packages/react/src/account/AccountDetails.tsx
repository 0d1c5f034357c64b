import type { Person, Tier } from '@chartdock/account';
import { Avatar } from '../foundation/primitives/Avatar.tsx';
import { Badge } from '../foundation/primitives/Badge.tsx';
import { Button } from '../foundation/primitives/Button.tsx';
import { keyIcon, leaveIcon, personIcon } from '../foundation/icons/interface-icons.ts';
import { receiptIcon, ticketIcon } from '../foundation/icons/shop-icons.ts';
import type { JSX } from 'react';
import { useState } from 'react';
import { problemText } from '../foundation/app/problem-text.ts';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { Icon } from '../foundation/icons/Icon.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { InstallEntry } from './InstallEntry.tsx';
import { QuotaCard } from './QuotaCard.tsx';

/** Properties of {@link AccountDetails}. */
export interface AccountDetailsProps {
  readonly person: Person;
  readonly tier: Tier;
  /** Id of the panel's element, which its button names. */
  readonly id: string;
  readonly close: () => void;
}

const tones = { free: 'neutral', member: 'vip', organisation: 'accent' } as const;

const Identity = ({ person, tier }: Pick<AccountDetailsProps, 'person' | 'tier'>): JSX.Element => {
  const t = useT(accountPanelTexts);
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
  const t = useT(accountPanelTexts);
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

interface WayProps extends Pick<AccountDetailsProps, 'close'> {
  /** Without one nothing is drawn. */
  readonly href: string | undefined;
  readonly icon: string;
  readonly text: string;
}

const Way = ({ href, icon, text, close }: WayProps): JSX.Element | null =>
  href === undefined ? null : (
    <AppLink className="cd-button cd-button--secondary cd-button--wide cd-link" href={href} onClick={close}>
      <Icon of={icon} size={16} />
      {text}
    </AppLink>
  );

/** Draws the panel that the button of the account opens: who, which tier, how much is used, language, appearance, sign out. */
export const AccountDetails = ({ person, tier, id, close }: AccountDetailsProps): JSX.Element => {
  const t = useT(accountPanelTexts);
  const { settingsAddress, partnersAddress, paymentAddress, couponAddress } = useApp();
  return (
    <div id={id} className="cd-account__panel" role="dialog" aria-label={t('account.menu')}>
      <Identity person={person} tier={tier} />
      <QuotaCard quota={person.privilege} onGo={close} />
      <div className="cd-setting">
        <span className="cd-setting__name">{t('account.language')}</span>
        <LanguageSwitch />
      </div>
      <div className="cd-setting">
        <span className="cd-setting__name">{t('account.theme')}</span>
        <ThemeSwitch />
      </div>
      <Way href={settingsAddress} icon={personIcon} text={t('account.settings')} close={close} />
      <Way href={paymentAddress} icon={receiptIcon} text={t('account.payment')} close={close} />
      <Way href={couponAddress} icon={ticketIcon} text={t('account.coupons')} close={close} />
      <Way href={partnersAddress} icon={keyIcon} text={t('account.partners')} close={close} />
      <InstallEntry onOpen={close} />
      <SignOut />
    </div>
  );
};
