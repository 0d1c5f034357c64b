import type { FieldText, PhoneBinding, PhoneBindingState } from '@chartdock/account';
import type { JSX } from 'react';
import { useEffect } from 'react';
import { infoIcon } from '../foundation/icons/interface-icons.ts';
import { Icon } from '../foundation/icons/Icon.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { TextField } from '../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../foundation/provider/useStore.ts';

/** Properties of {@link BindPhoneDialog}. */
export interface BindPhoneDialogProps {
  /** The steps of the binding; the dialog disposes of it when it goes. */
  readonly binding: PhoneBinding;
  /** Is told that the phone is bound. */
  readonly onBound: () => void;
  readonly onClose: () => void;
}

const itself = (state: PhoneBindingState): PhoneBindingState => state;

/** Asks for a phone and the code that was sent to it (DLG-09, DLG-10). */
export const BindPhoneDialog = ({ binding, onBound, onClose }: BindPhoneDialogProps): JSX.Element => {
  const t = useT(accountPanelTexts);
  const state = useStore(binding, itself);
  const { phone, code, status, waitSeconds, isCodeSent, problem } = state;
  useEffect(() => binding.dispose, [binding]);
  const bind = async (): Promise<void> => {
    if (await binding.bind()) onBound();
  };
  const say = (text: FieldText): string => ('key' in text ? t(text.key) : text.literal);
  const problemAt = (field: 'phone' | 'code'): string | undefined =>
    problem?.field === field ? say(problem.text) : undefined;
  return (
    <Dialog
      title={t('bind.title')}
      closeLabel={t('common.close')}
      height="content"
      onClose={onClose}
      onEnter={() => void bind()}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" busy={status === 'binding'} onClick={() => void bind()}>
            {t('bind.confirm')}
          </Button>
        </>
      }
    >
      <div className="cd-dialog__stack">
        <p className="cd-dialog__hint">
          <Icon of={infoIcon} size={16} />
          {t('error.phoneNeeded')}
        </p>
        <TextField
          label={t('bind.phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={phone}
          onChange={binding.setPhone}
          maxLength={20}
          allNumeric
          error={problemAt('phone')}
          focusFirst
        />
        <div className="cd-code">
          <TextField
            label={t('bind.code')}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            onChange={binding.setCode}
            maxLength={6}
            allNumeric
            hint={isCodeSent ? t('bind.sent') : undefined}
            error={problemAt('code')}
          />
          <Button
            scale="large"
            busy={status === 'sending'}
            disabled={waitSeconds > 0}
            onClick={() => void binding.sendCode()}
          >
            {waitSeconds > 0 ? t('bind.again', { n: waitSeconds }) : t('bind.send')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
