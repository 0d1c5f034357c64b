import { Button, IconTile, PasswordField, lockIcon, useT } from '@chartdock/react';
import type { FormEvent, JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useWebText } from '../messages/useWebText.ts';
import type { LockedChart } from './useChartInfo.ts';

/** Asks for the password of a view link (PERM-10). */
export const LinkPassword = ({ problem, busy, unlock }: Omit<LockedChart, 'status'>): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  // What was said about the last password is no word about the one that is being typed.
  const [typing, setTyping] = useState(false);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!busy) input.current?.select();
  }, [busy]);
  const texts = {
    needed: undefined,
    wrong: ui('error.viewPasswordWrong'),
    tooMany: t('web.link.tooMany'),
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
    <form className="web-message web-unlock" noValidate onSubmit={onSubmit}>
      <IconTile icon={lockIcon} />
      <h1 className="web-message__heading">{t('web.link.heading')}</h1>
      <p className="web-message__text">{t('web.link.text')}</p>
      <PasswordField
        label={t('web.link.password')}
        showLabel={t('web.login.showPassword')}
        hideLabel={t('web.login.hidePassword')}
        value={password}
        onChange={(value) => {
          setPassword(value);
          setTyping(true);
          setMissing(false);
        }}
        inputRef={input}
        error={missing ? t('web.link.missing') : said}
      />
      <Button look="primary" scale="large" wide type="submit" busy={busy}>
        {t('web.link.open')}
      </Button>
    </form>
  );
};
