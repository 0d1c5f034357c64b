import type { ContactChange, ContactChangeState, ContactField } from '@chartdock/account';
import type { ContactKind } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { settingsTexts } from './texts/settings-texts.ts';

/** Properties of {@link ContactDialog}. */
export interface ContactDialogProps {
  /** The steps of the change; the dialog disposes of it when it goes. */
  readonly change: ContactChange;
  readonly kind: ContactKind;
  /** Whether the contact takes the place of another one, which asks for the password. */
  readonly isBound: boolean;
  readonly onBound: () => void;
  readonly onClose: () => void;
}

const itself = (state: ContactChangeState): ContactChangeState => state;

const inputs = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', allNumeric: true },
} as const;

/** Asks for a new e-mail address or phone, the code that was sent to it, and where it replaces one the password. */
export const ContactDialog = ({
  change,
  kind,
  isBound,
  onBound,
  onClose,
}: ContactDialogProps): JSX.Element => {
  const t = useT(settingsTexts);
  const { contact, code, password, status, waitSeconds, sentTo, problem } = useStore(change, itself);
  useEffect(() => change.dispose, [change]);
  const bind = async (): Promise<void> => {
    if (await change.bind()) onBound();
  };
  const errorAt = (field: ContactField): string | undefined => {
    if (problem?.field !== field) return undefined;
    if (problem.text === undefined) return t(`settings.wrong.${field === 'contact' ? kind : field}`);
    return problem.text === '' ? t('settings.failedText') : problem.text;
  };
  return (
    <Dialog
      title={t(`settings.${isBound ? 'change' : 'add'}.${kind}`)}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      onEnter={() => void bind()}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={status === 'binding'} onClick={() => void bind()}>
            {t('settings.save')}
          </Button>
        </>
      }
    >
      <div className="cd-dialog__stack">
        <TextField
          {...inputs[kind]}
          label={t(`settings.${kind}`)}
          value={contact}
          onChange={(value) => change.set('contact', value)}
          error={errorAt('contact')}
          focusFirst
        />
        <div className="cd-entry-code">
          <TextField
            label={t('settings.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            allNumeric
            value={code}
            onChange={(value) => change.set('code', value)}
            hint={sentTo === undefined ? undefined : t('settings.sent', { target: sentTo })}
            error={errorAt('code')}
          />
          <Button
            scale="large"
            busy={status === 'sending'}
            disabled={waitSeconds > 0}
            onClick={() => void change.sendCode()}
          >
            {waitSeconds > 0 ? t('settings.again', { n: waitSeconds }) : t('settings.send')}
          </Button>
        </div>
        {isBound && (
          <PasswordField
            label={t('settings.before')}
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
            autoComplete="current-password"
            value={password}
            onChange={(value) => change.set('password', value)}
            error={errorAt('password')}
          />
        )}
      </div>
    </Dialog>
  );
};
