import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Properties of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
  readonly title: string;
  /** Says what will happen. */
  readonly text: string;
  /** The verb on the button. Default OK. */
  readonly confirmLabel?: string;
  /** Draws the button as one that takes something away, and puts the focus on Cancel. Default false. */
  readonly dangerous?: boolean;
  /** The dialog is busy until it settles; then it asks to close. */
  readonly onConfirm: () => void | Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something happens: Enter confirms, Esc cancels; before a danger Enter is on Cancel (DLG-12, DLG-13). */
export const ConfirmDialog = (props: ConfirmDialogProps): JSX.Element => {
  const { title, text, confirmLabel, dangerous = false, onConfirm, onClose } = props;
  const t = useT();
  const [busy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      onClose();
    }
  };
  const press = (): void => void (busy || confirm());
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      role="alertdialog"
      height="content"
      onClose={onClose}
      onEnter={press}
      footer={
        <>
          <Button onClick={onClose} data-cd-focus-first={dangerous || undefined}>
            {t('common.cancel')}
          </Button>
          <Button
            look={dangerous ? 'danger' : 'primary'}
            busy={busy}
            onClick={press}
            data-cd-focus-first={!dangerous || undefined}
          >
            {confirmLabel ?? t('common.ok')}
          </Button>
        </>
      }
    >
      <p className="cd-dialog__text">{text}</p>
    </Dialog>
  );
};
