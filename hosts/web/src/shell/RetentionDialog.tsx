import type { FileAreaEvent } from '@chartdock/files';
import { Button, Dialog, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';

/** The file that was to be made when the limit came close. */
export type RetentionAsked = Extract<FileAreaEvent, { readonly type: 'retentionAsked' }>;

/** Properties of {@link RetentionDialog}. */
export interface RetentionDialogProps {
  readonly asked: RetentionAsked;
  /** Makes the file after all; is offered while one is left. */
  readonly onGoOn: () => void;
  readonly onUpgrade: () => void;
  readonly onClose: () => void;
}

/** Offers the trash and an upgrade before the last file is made, and once none is left (RETAIN-02, RETAIN-03). */
export const RetentionDialog = (props: RetentionDialogProps): JSX.Element => {
  const { asked, onGoOn, onUpgrade, onClose } = props;
  const t = useWebText();
  const ui = useT();
  const [, navigate] = useLocation();
  const isLast = asked.level === 1;
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
      width={440}
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
      <p>{t('web.retention.text', { n: asked.trashCount })}</p>
    </Dialog>
  );
};
