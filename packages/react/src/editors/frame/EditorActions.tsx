import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { late } from '../../foundation/app/late.tsx';
import { useFileArea } from '../../foundation/app/useFileArea.ts';
import { clockIcon, shareIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { CanvasSaver } from './saving.types.ts';

/** Properties of {@link EditorActions}. */
export interface EditorActionsProps {
  readonly item: FileItem;
  readonly title: string;
  readonly canvasId: string;
  readonly saver: CanvasSaver;
  /** Opens the canvas again. */
  readonly onReload: () => void;
}

// Few look at earlier states; its pictures need every kind of drawing.
const HistoryDialog = late(async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog);

/** Draws the actions on the file that is edited: its history and its share dialog. Changes are sent before either. */
export const EditorActions = (props: EditorActionsProps): JSX.Element => {
  const { item, title, canvasId, saver, onReload } = props;
  const t = useT(editorTexts);
  const { workspace } = useApp();
  const [isOpen, setOpen] = useState(false);
  const isShareable = useFileArea()
    ?.offersOf(item)
    .some(({ action }) => action === 'share');
  return (
    <>
      <IconButton
        icon={clockIcon}
        label={t('history.open')}
        onClick={() => void saver.flush().then(() => setOpen(true))}
      />
      {isShareable === true && (
        <IconButton
          icon={shareIcon}
          label={t('editor.share')}
          onClick={() => {
            void saver.flush();
            void workspace.dialogs.open('share', { params: { id: item.id, title } });
          }}
        />
      )}
      {isOpen && (
        <HistoryDialog
          fileId={item.id}
          canvasId={canvasId}
          onRestored={onReload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
