import { createContactChange, createPasswordForm } from '@chartdock/account';
import type { PasswordFormState } from '@chartdock/account';
import type { ContactKind } from '@chartdock/contract';
import { systemClock } from '@chartdock/platform';
import type { FormEvent, JSX } from 'react';
import { useState } from 'react';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { ContactDialog } from '../codes/ContactDialog.tsx';
import type { ContactDialogProps } from '../codes/ContactDialog.tsx';
import { codeTexts } from '../codes/texts/code-texts.ts';
import { settingsTexts } from './texts/settings-texts.ts';

/** Draws the ways to sign in, and changes the password. */
export const SecuritySection = (): JSX.Element => (
  <>
    <Contacts />
    <ChangePassword />
  </>
);

const KINDS = ['email', 'phone'] as const;

type Asked = Pick<ContactDialogProps, 'change' | 'kind' | 'isBound'>;

const nameOf = (bound: string | undefined): 'add' | 'change' => (bound === undefined ? 'add' : 'change');

const Contacts = (): JSX.Element | null => {
  const t = useT(settingsTexts);
  const ofContacts = useT(codeTexts);
  const state = useAccount();
  const { client, account } = useApp().workspace;
  const [asked, setAsked] = useState<Asked | undefined>();
  const [done, setDone] = useState(false);
  if (state.status !== 'signedIn') return null;
  const { info } = state;
  const ask = (kind: ContactKind): void => {
    const isBound = info[kind] !== undefined;
    setDone(false);
    setAsked({ kind, isBound, change: createContactChange({ client, clock: systemClock, kind, isBound }) });
  };
  const bound = async (): Promise<void> => {
    setAsked(undefined);
    // It is bound already: without a response the old one is shown until the next visit.
    await account.refresh().catch(() => undefined);
    setDone(true);
  };
  return (
    <section className="cd-settings__part" aria-labelledby="cd-settings-contacts">
      <h2 id="cd-settings-contacts" className="cd-settings__title">
        {t('settings.contacts')}
      </h2>
      <div>
        {KINDS.map((kind) => (
          <div key={kind} className="cd-settings__row">
            <div className="cd-settings__texts">
              <p className="cd-settings__text">{ofContacts(`contact.${kind}`)}</p>
              <p className="cd-settings__name">{info[kind] ?? t('settings.none')}</p>
            </div>
            <Button
              aria-label={ofContacts(`contact.${nameOf(info[kind])}.${kind}`)}
              onClick={() => ask(kind)}
            >
              {t(`settings.${nameOf(info[kind])}`)}
            </Button>
          </div>
        ))}
      </div>
      <p role="status" className="cd-settings__done">
        {done ? t('settings.saved') : ''}
      </p>
      {asked !== undefined && (
        <ContactDialog {...asked} onBound={() => void bound()} onClose={() => setAsked(undefined)} />
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
