import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/dialogs/Dialog.tsx';
import { partnerTexts } from './texts/partner-texts.ts';

/** Properties of {@link WithdrawDialog}. */
export interface WithdrawDialogProps {
  readonly name: string;
  /** The dialog is busy until it settles. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a partner loses its access: the focus is on Cancel, since nothing takes it back. */
export const WithdrawDialog = ({ name, onConfirm, onClose }: WithdrawDialogProps): JSX.Element => {
  const t = useT(partnerTexts);
  const [busy, setBusy] = useState(false);
  const confirm = (): void => {
    if (busy) return;
    setBusy(true);
    void onConfirm();
  };
  return (
    <Dialog
      title={t('partners.ask', { name })}
      closeLabel={t('common.close')}
      role="alertdialog"
      height="content"
      onClose={onClose}
      onEnter={confirm}
      footer={
        <>
          <Button onClick={onClose} data-cd-focus-first>
            {t('common.cancel')}
          </Button>
          <Button look="danger" busy={busy} onClick={confirm}>
            {t('partners.withdraw')}
          </Button>
        </>
      }
    >
      <p className="cd-dialog__text">{t('partners.askText')}</p>
    </Dialog>
  );
};
