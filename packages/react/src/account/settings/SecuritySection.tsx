import { createPasswordForm, createPhoneBinding } from '@chartdock/account';
import type { PasswordFormState, PhoneBinding } from '@chartdock/account';
import { systemClock } from '@chartdock/platform';
import type { FormEvent, JSX } from 'react';
import { useState } from 'react';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { BindPhoneDialog } from '../BindPhoneDialog.tsx';
import { settingsTexts } from './texts/settings-texts.ts';

/** Draws the ways to sign in, and changes the password. */
export const SecuritySection = (): JSX.Element => (
  <>
    <Contacts />
    <ChangePassword />
  </>
);

const Contacts = (): JSX.Element => {
  const t = useT(settingsTexts);
  const state = useAccount();
  const { client, account } = useApp().workspace;
  const [binding, setBinding] = useState<PhoneBinding | undefined>();
  const info = state.status === 'signedIn' ? state.info : undefined;
  const bound = async (): Promise<void> => {
    setBinding(undefined);
    await account.refresh();
  };
  return (
    <section className="cd-settings__part" aria-labelledby="cd-settings-contacts">
      <h2 id="cd-settings-contacts" className="cd-settings__title">
        {t('settings.contacts')}
      </h2>
      <dl className="cd-settings__facts">
        {(['email', 'phone'] as const).map((kind) => (
          <div key={kind}>
            <dt>{t(`settings.${kind}`)}</dt>
            <dd>{info?.[kind] ?? t('settings.none')}</dd>
          </div>
        ))}
      </dl>
      {info !== undefined && info.phone === undefined && (
        <div className="cd-settings__actions">
          <Button onClick={() => setBinding(createPhoneBinding({ client, clock: systemClock }))}>
            {t('settings.bindPhone')}
          </Button>
        </div>
      )}
      {binding !== undefined && (
        <BindPhoneDialog
          binding={binding}
          onBound={() => void bound()}
          onClose={() => setBinding(undefined)}
        />
      )}
    </section>
  );
};

const itself = (state: PasswordFormState): PasswordFormState => state;

const ChangePassword = (): JSX.Element => {
  const t = useT(settingsTexts);
  const { client } = useApp().workspace;
  const [form] = useState(() => createPasswordForm({ client }));
  const [done, setDone] = useState(false);
  const { before, next, status, problem } = useStore(form, itself);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(await form.save());
  };
  const errorAt = (field: 'before' | 'next'): string | undefined => {
    if (problem?.field !== field) return undefined;
    if (problem.text === undefined) return t(`settings.${field}Wrong`);
    return problem.text === '' ? t('settings.failedText') : problem.text;
  };
  const field = (name: 'before' | 'next'): JSX.Element => (
    <PasswordField
      label={t(`settings.${name}`)}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
      name={name}
      autoComplete={name === 'before' ? 'current-password' : 'new-password'}
      value={name === 'before' ? before : next}
      hint={name === 'next' ? t('settings.nextHint') : undefined}
      error={errorAt(name)}
      onChange={(value) => {
        setDone(false);
        form.set(name, value);
      }}
    />
  );
  return (
    <section className="cd-settings__part" aria-labelledby="cd-settings-password">
      <h2 id="cd-settings-password" className="cd-settings__title">
        {t('settings.password')}
      </h2>
      <p className="cd-settings__text">{t('settings.passwordText')}</p>
      <form className="cd-form" noValidate onSubmit={(event) => void submit(event)}>
        {field('before')}
        {field('next')}
        <div className="cd-settings__actions">
          <Button look="primary" type="submit" busy={status === 'saving'}>
            {t('settings.changePassword')}
          </Button>
          <span role="status" className="cd-settings__done">
            {done ? t('settings.passwordChanged') : ''}
          </span>
        </div>
      </form>
    </section>
  );
};
