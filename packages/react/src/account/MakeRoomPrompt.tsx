import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/dialogs/Dialog.tsx';
import { useT } from '../i18n/useT.ts';
import type { JSX } from 'react';
import { useApp } from '../app/app-context.ts';
import { accountTexts } from './texts/account-texts.ts';

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
  const t = useT(accountTexts);
  const { addressOf, navigate } = useApp();
  const openTrash = (): void => {
    onClose();
    navigate(addressOf({ page: 'trash' }));
  };
  const close = (
    <Button key="close" look={main === 'close' ? 'primary' : 'secondary'} onClick={onClose}>
      {t(main === 'close' ? 'common.ok' : 'common.close')}
    </Button>
  );
  const trash = (
    <Button key="trash" look={main === 'trash' ? 'primary' : 'secondary'} onClick={openTrash}>
      {t('app.openTrash')}
    </Button>
  );
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      onClose={onClose}
      height="content"
      footer={main === 'close' ? [trash, close] : [close, trash]}
    >
      <p>{text}</p>
    </Dialog>
  );
};
