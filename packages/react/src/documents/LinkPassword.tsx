import { Button } from '../foundation/primitives/Button.tsx';
import { IconTile } from '../foundation/primitives/StateMessage.tsx';
import { PasswordField } from '../foundation/primitives/fields/PasswordField.tsx';
import { lockIcon } from '../foundation/icons/interface-icons.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { FormEvent, JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { documentsTexts } from './texts/documents-texts.ts';
import type { LockedChart } from './useChartInfo.ts';

/** Asks for the password of a view link (PERM-10). */
export const LinkPassword = ({ problem, busy, unlock }: Omit<LockedChart, 'status'>): JSX.Element => {
  const t = useT(documentsTexts);
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  // The words about the last password do not fit the one that is being typed.
  const [typing, setTyping] = useState(false);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!busy) input.current?.select();
  }, [busy]);
  const texts = {
    needed: undefined,
    wrong: t('error.viewPasswordWrong'),
    tooMany: t('link.tooMany'),
  } as const;
  const said = typing || busy ? undefined : texts[problem];
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(password === '');
    setTyping(false);
    if (password === '') input.current?.focus();
    else if (!busy) unlock(password);
  };
  return (
    <form className="cd-message cd-unlock" noValidate onSubmit={onSubmit}>
      <IconTile icon={lockIcon} />
      <h1 className="cd-message__heading">{t('link.heading')}</h1>
      <p className="cd-message__text">{t('link.text')}</p>
      <PasswordField
        label={t('picker.linkPassword')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setTyping(true);
          setMissing(false);
        }}
        inputRef={input}
        error={missing ? t('link.missing') : said}
      />
      <Button look="primary" scale="large" wide type="submit" busy={busy}>
        {t('link.open')}
      </Button>
    </form>
  );
};
