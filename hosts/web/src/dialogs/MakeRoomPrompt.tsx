import { Button, Dialog, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';

/** Properties of {@link MakeRoomPrompt}. */
export interface MakeRoomPromptProps {
  readonly title: string;
  readonly text: string;
  /** Which button stands out: the way to trash, or the one that closes. */
  readonly main: 'trash' | 'close';
  readonly onClose: () => void;
}

/** Says that the files have run out, or soon will, and leads to the trash, which makes room (QUOTA-05). */
export const MakeRoomPrompt = ({ title, text, main, onClose }: MakeRoomPromptProps): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const [, navigate] = useLocation();
  const openTrash = (): void => {
    onClose();
    navigate('/trash');
  };
  const close = (
    <Button key="close" look={main === 'close' ? 'primary' : 'secondary'} onClick={onClose}>
      {ui(main === 'close' ? 'common.ok' : 'common.close')}
    </Button>
  );
  const trash = (
    <Button key="trash" look={main === 'trash' ? 'primary' : 'secondary'} onClick={openTrash}>
      {t('web.quota.openTrash')}
    </Button>
  );
  return (
    <Dialog
      title={title}
      closeLabel={ui('common.close')}
      onClose={onClose}
      height="content"
      footer={main === 'close' ? [trash, close] : [close, trash]}
    >
      <p>{text}</p>
    </Dialog>
  );
};
