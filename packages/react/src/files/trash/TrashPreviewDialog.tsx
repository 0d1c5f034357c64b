import type { FileItem } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { factsOf } from '../items/file-facts.ts';
import { FilePicture } from '../items/FilePicture.tsx';
import { useNow } from '../list/useNow.ts';

/** Properties of {@link TrashPreviewDialog}. */
export interface TrashPreviewDialogProps {
  readonly item: FileItem;
  readonly userId: string | undefined;
  /** Shows what is in the file. Default its picture. */
  readonly content?: ReactNode;
  /** The dialog is busy until it settles; then it asks to close. */
  readonly onRestore: () => Promise<unknown>;
  /** Asks for the folder to restore it into. Default: it can only go back. */
  readonly onRestoreTo?: (() => void) | undefined;
  /** Asks before the file is deleted for good. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const width = 720;

/** Shows a file in trash, which opens in no editor, with the ways out of there (LIST-09). */
export const TrashPreviewDialog = (props: TrashPreviewDialogProps): JSX.Element => {
  const { item, userId, content, onRestore, onRestoreTo, onRemove, onClose } = props;
  const t = useT();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const restore = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRestore();
    } finally {
      onClose();
    }
  };
  return (
    <Dialog
      title={t('preview.title', { title: item.title })}
      closeLabel={t('common.close')}
      width={width}
      height="content"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onRemove} disabled={busy}>
            {t('action.remove')}
          </Button>
          {onRestoreTo !== undefined && (
            <Button onClick={onRestoreTo} disabled={busy}>
              {t('trash.restoreTo')}
            </Button>
          )}
          <Button look="primary" busy={busy} onClick={() => void (busy || restore())} data-cd-focus-first>
            {t('action.restore')}
          </Button>
        </>
      }
    >
      <FilePicture item={item} facts={factsOf(item, { t, now, userId })} content={content} />
    </Dialog>
  );
};
