import type { Entry, EntryField, EntryState } from '@chartdock/account';
import type { FormEvent, JSX } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
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

const itself = (state: EntryState): EntryState => state;

/** Draws the fields of signing up, or of setting a forgotten password. */
export const EntryForm = ({ entry, purpose, ways, isDemo }: EntryFormProps): JSX.Element => {
  const t = useT(entryTexts);
  const state = useStore(entry, itself);
  const form = useRef<HTMLFormElement>(null);
  const { problem } = state;
  // A visitor comes here to type; on a phone the keyboard would cover the words of the page.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) focusField(form.current, 'account');
  }, []);
  const isSent = state.sentTo !== undefined;
  useEffect(() => {
    if (isSent) focusField(form.current, 'code');
  }, [isSent]);
  useEffect(() => {
    if (problem !== undefined) focusField(form.current, problem.field);
  }, [problem]);
  const problemAt = (field: EntryField): string | undefined => {
    if (problem?.field !== field) return undefined;
    if (problem.text === undefined) return t(`entry.wrong.${field}`);
    return problem.text === '' ? t('entry.failed') : problem.text;
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void entry.enter();
  };
  return (
    <form ref={form} className="cd-form" noValidate onSubmit={onSubmit}>
      <TextField
        label={t('entry.account')}
        name="account"
        autoComplete="username"
        value={state.account}
        onChange={(value) => entry.set('account', value)}
        error={problemAt('account')}
      />
      {problem?.instead !== undefined && (
        <AppLink className="cd-link" href={ways[problem.instead]}>
          {t(`entry.instead.${problem.instead}`)}
        </AppLink>
      )}
      <CodeField entry={entry} state={state} error={problemAt('code')} isDemo={isDemo} />
      <PasswordField
        label={t(purpose === 'register' ? 'entry.password' : 'entry.newPassword')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        name="password"
        autoComplete="new-password"
        hint={t('entry.passwordHint')}
        value={state.password}
        onChange={(value) => entry.set('password', value)}
        error={problemAt('password')}
      />
      {purpose === 'register' ? (
        <TextField
          label={t('entry.fullName')}
          name="fullName"
          autoComplete="name"
          maxLength={60}
          value={state.fullName}
          onChange={(value) => entry.set('fullName', value)}
          error={problemAt('fullName')}
        />
      ) : (
        <p className="cd-form__note">{t('entry.reset.note')}</p>
      )}
      <Button look="primary" scale="large" wide type="submit" busy={state.status === 'entering'}>
        {t(`entry.${purpose}.submit`)}
      </Button>
    </form>
  );
};

const focusField = (form: HTMLFormElement | null, field: EntryField): void =>
  form?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();

interface CodeFieldProps {
  readonly entry: Entry;
  readonly state: EntryState;
  readonly error: string | undefined;
  readonly isDemo: boolean;
}

const CodeField = ({ entry, state, error, isDemo }: CodeFieldProps): JSX.Element => {
  const t = useT(entryTexts);
  const { code, sentTo, status, waitSeconds } = state;
  const isSent = sentTo !== undefined;
  return (
    <div>
      <div className="cd-entry-code">
        <TextField
          label={t('entry.code')}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          allNumeric
          value={code}
          onChange={(value) => entry.set('code', value)}
          error={error}
        />
        <Button
          scale="large"
          busy={status === 'sending'}
          disabled={waitSeconds > 0}
          onClick={() => void entry.sendCode()}
        >
          {waitSeconds > 0 ? t('entry.again', { n: waitSeconds }) : t('entry.send')}
        </Button>
      </div>
      <div role="status">
        {isSent && <p className="cd-form__note">{t('entry.sent', { target: sentTo })}</p>}
        {isSent && isDemo && <InboxLink />}
      </div>
    </div>
  );
};

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
