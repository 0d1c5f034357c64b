import { Button, Dialog, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';

/** Properties of {@link UpgradePrompt}. */
export interface UpgradePromptProps {
  /** Files that the account may hold. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Tells what an upgrade brings and what makes room without one. */
export const UpgradePrompt = ({ total, onClose }: UpgradePromptProps): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const [, navigate] = useLocation();
  const openTrash = (): void => {
    onClose();
    navigate('/trash');
  };
  return (
    <Dialog
      title={t('web.upgrade.title')}
      closeLabel={ui('common.close')}
      onClose={onClose}
      height="content"
      footer={
        <>
          <Button onClick={onClose}>{ui('common.close')}</Button>
          <Button look="primary" onClick={openTrash}>
            {t('web.quota.openTrash')}
          </Button>
        </>
      }
    >
      <p>{t('web.upgrade.text', { total })}</p>
    </Dialog>
  );
};
