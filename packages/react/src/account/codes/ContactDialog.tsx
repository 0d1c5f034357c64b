import type { ContactChange, ContactField } from '@chartdock/account';
import type { ContactKind } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { infoIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { CodeField } from './CodeField.tsx';
import { codeTexts } from './texts/code-texts.ts';

/** Properties of {@link ContactDialog}. */
export interface ContactDialogProps {
  /** The form of the change; the dialog disposes of it when it goes. */
  readonly change: ContactChange;
  readonly kind: ContactKind;
  /** Whether the contact takes the place of another one, which asks for the password. */
  readonly isBound: boolean;
  /** Says why a contact is asked for. */
  readonly reason?: string;
  readonly onBound: () => void;
  readonly onClose: () => void;
}

const inputs = {
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', allNumeric: true },
} as const;

/** Asks for an e-mail address or a phone (DLG-09), the code that was sent to it, and where it replaces one the password. */
export const ContactDialog = (props: ContactDialogProps): JSX.Element => {
  const { change, kind, isBound, reason, onBound, onClose } = props;
  const t = useT(codeTexts);
  const { values, status, problem } = useStore(change, (state) => state);
  useEffect(() => change.dispose, [change]);
  const submit = async (): Promise<void> => {
    if (await change.submit()) onBound();
  };
  const errorAt = (field: ContactField | 'code'): string | undefined => {
    if (problem?.field !== field) return undefined;
    const { text } = problem;
    if (text !== undefined) return text === '' ? t('contact.failed') : text;
    return field === 'code' ? t('code.wrong') : t(`contact.wrong.${field === 'contact' ? kind : field}`);
  };
  return (
    <Dialog
      title={t(`contact.${isBound ? 'change' : 'add'}.${kind}`)}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      onEnter={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={status === 'submitting'} onClick={() => void submit()}>
            {t('contact.confirm')}
          </Button>
        </>
      }
    >
      <div className="cd-dialog__stack">
        {reason !== undefined && (
          <p className="cd-dialog__hint">
            <Icon of={infoIcon} size={16} />
            {reason}
          </p>
        )}
        <TextField
          {...inputs[kind]}
          label={t(`contact.${kind}`)}
          value={values.contact}
          onChange={(value) => change.set('contact', value)}
          error={errorAt('contact')}
          focusFirst
        />
        <CodeField form={change} error={errorAt('code')} />
        {isBound && (
          <PasswordField
            label={t('contact.password')}
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
            autoComplete="current-password"
            value={values.password}
            onChange={(value) => change.set('password', value)}
            error={errorAt('password')}
          />
        )}
      </div>
    </Dialog>
  );
};
