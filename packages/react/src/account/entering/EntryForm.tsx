import { wayAfter } from '@chartdock/account';
import type { Entry, EntryField } from '@chartdock/account';
import type { FormEvent, JSX } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { CodeField } from '../codes/CodeField.tsx';
import { codeTexts } from '../codes/texts/code-texts.ts';
import { entryTexts } from './texts/entry-texts.ts';
import { inboxAddress, useHasInbox } from './useHasInbox.ts';

/** Properties of {@link EntryForm}. */
export interface EntryFormProps {
  readonly entry: Entry;
  readonly purpose: 'register' | 'reset';
  /** Addresses of the pages that help where this one cannot. */
  readonly ways: Readonly<Record<'signIn' | 'register', string>>;
  /** Whether the server holds demo data, and so may show its messages. */
  readonly isDemo: boolean;
}

/** Draws the fields of signing up, or of setting a forgotten password. */
export const EntryForm = ({ entry, purpose, ways, isDemo }: EntryFormProps): JSX.Element => {
  const t = useT(entryTexts);
  const ofCodes = useT(codeTexts);
  const { values, status, sentTo, problem } = useStore(entry, (state) => state);
  const form = useRef<HTMLFormElement>(null);
  // A visitor comes here to type; on a phone the keyboard would cover the words of the page.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) focusField(form.current, 'account');
  }, []);
  const isSent = sentTo !== undefined;
  const way = wayAfter(problem);
  useEffect(() => {
    if (isSent) focusField(form.current, 'code');
  }, [isSent]);
  useEffect(() => {
    if (problem !== undefined) focusField(form.current, problem.field);
  }, [problem]);
  const problemAt = (field: EntryField | 'code'): string | undefined => {
    if (problem?.field !== field) return undefined;
    const { text } = problem;
    if (text !== undefined) return text === '' ? t('entry.failed') : text;
    return field === 'code' ? ofCodes('code.wrong') : t(`entry.wrong.${field}`);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void entry.submit();
  };
  return (
    <form ref={form} className="cd-form" noValidate onSubmit={onSubmit}>
      <TextField
        label={t('entry.account')}
        name="account"
        autoComplete="username"
        value={values.account}
        onChange={(value) => entry.set('account', value)}
        error={problemAt('account')}
      />
      {way !== undefined && (
        <AppLink className="cd-link" href={ways[way]}>
          {t(`entry.instead.${way}`)}
        </AppLink>
      )}
      <div>
        <CodeField form={entry} error={problemAt('code')} />
        <div role="status">{isSent && isDemo && <InboxLink />}</div>
      </div>
      <PasswordField
        label={t(purpose === 'register' ? 'entry.password' : 'entry.newPassword')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        name="password"
        autoComplete="new-password"
        hint={t('entry.passwordHint')}
        value={values.password}
        onChange={(value) => entry.set('password', value)}
        error={problemAt('password')}
      />
      {purpose === 'register' ? (
        <TextField
          label={t('entry.fullName')}
          name="fullName"
          autoComplete="name"
          maxLength={60}
          value={values.fullName}
          onChange={(value) => entry.set('fullName', value)}
          error={problemAt('fullName')}
        />
      ) : (
        <p className="cd-form__note">{t('entry.reset.note')}</p>
      )}
      <Button look="primary" scale="large" wide type="submit" busy={status === 'submitting'}>
        {t(`entry.${purpose}.submit`)}
      </Button>
    </form>
  );
};

const focusField = (form: HTMLFormElement | null, field: EntryField | 'code'): void =>
  form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();

const InboxLink = (): JSX.Element | null => {
  const t = useT(entryTexts);
  if (!useHasInbox()) return null;
  return (
    <p className="cd-form__note">
      {t('entry.inbox')}
      <a className="cd-link" href={inboxAddress} target="_blank" rel="noreferrer">
        {t('entry.inboxLink')}
      </a>
    </p>
  );
};
