import { Button, Dialog, useT } from '@chartdock/react';
import type { RetentionParams } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';

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
  const t = useWebText();
  const ui = useT();
  const [, navigate] = useLocation();
  const isLast = level === 1;
  const openTrash = (): void => {
    onClose();
    navigate('/trash');
  };
  return (
    <Dialog
      title={t(isLast ? 'web.retention.last' : 'web.retention.none')}
      closeLabel={ui('common.close')}
      onClose={onClose}
      height="content"
      width={width}
      footer={
        <>
          <Button look="ghost" onClick={onUpgrade}>
            {t('web.retention.upgrade')}
          </Button>
          <Button look={isLast ? 'secondary' : 'primary'} onClick={openTrash}>
            {t('web.quota.openTrash')}
          </Button>
          {isLast && (
            <Button look="primary" onClick={onGoOn}>
              {t('web.retention.goOn')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('web.retention.text', { n: trashCount })}</p>
    </Dialog>
  );
};
