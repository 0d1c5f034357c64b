import { Button, Dialog, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';

/** Tells that no more files may be created and what makes room (QUOTA-05). */
export const QuotaPrompt = ({ onClose }: { readonly onClose: () => void }): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const [, navigate] = useLocation();
  const openTrash = (): void => {
    onClose();
    navigate('/trash');
  };
  return (
    <Dialog
      title={ui('error.upgradeNeeded')}
      closeLabel={ui('common.close')}
      onClose={onClose}
      height="content"
      footer={
        <>
          <Button onClick={openTrash}>{t('web.quota.openTrash')}</Button>
          <Button look="primary" onClick={onClose}>
            {ui('common.ok')}
          </Button>
        </>
      }
    >
      <p>{t('web.quota.stopped')}</p>
    </Dialog>
  );
};
