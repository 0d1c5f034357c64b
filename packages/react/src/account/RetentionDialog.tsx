import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import type { RetentionParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';

/** Properties of {@link RetentionDialog}. */
export interface RetentionDialogProps extends RetentionParams {
  /** In pixels. */
  readonly width: number;
  /** Makes the file after all; is offered while one is left. */
  readonly onGoOn: () => void;
  readonly onUpgrade: () => void;
  readonly onClose: () => void;
}

/** Offers the trash and an upgrade before the last file is made, and once none is left (DLG-08, RETAIN-02, RETAIN-03). */
export const RetentionDialog = (props: RetentionDialogProps): JSX.Element => {
  const { level, trashCount, width, onGoOn, onUpgrade, onClose } = props;
  const t = useT(accountPanelTexts);
  const { addressOf, navigate } = useApp();
  const isLast = level === 1;
  const openTrash = (): void => {
    onClose();
    navigate(addressOf({ page: 'trash' }));
  };
  return (
    <Dialog
      title={t(isLast ? 'retention.last' : 'retention.none')}
      closeLabel={t('common.close')}
      onClose={onClose}
      height="content"
      width={width}
      footer={
        <>
          <Button look="ghost" onClick={onUpgrade}>
            {t('retention.upgrade')}
          </Button>
          <Button look={isLast ? 'secondary' : 'primary'} onClick={openTrash}>
            {t('app.openTrash')}
          </Button>
          {isLast && (
            <Button look="primary" onClick={onGoOn}>
              {t('retention.goOn')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('retention.text', { n: trashCount })}</p>
    </Dialog>
  );
};
