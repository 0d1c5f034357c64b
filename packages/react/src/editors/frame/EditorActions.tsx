import type { FileAction, FileItem } from '@chartdock/files';
import { downloadsOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { late } from '../../foundation/app/late.tsx';
import { useFileArea } from '../../foundation/app/useFileArea.ts';
import { clockIcon, shareIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
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

/** Draws the actions on the file that is edited: its history, its downloads and its share dialog. Changes are sent before each. */
export const EditorActions = (props: EditorActionsProps): JSX.Element => {
  const { item, title, canvasId, saver, onReload } = props;
  const t = useT(editorTexts);
  const { workspace } = useApp();
  const [isOpen, setOpen] = useState(false);
  const area = useFileArea();
  const offers = area?.offersOf(item);
  const has = (wanted: FileAction): boolean => offers?.some(({ action }) => action === wanted) === true;
  return (
    <>
      <IconButton
        icon={clockIcon}
        label={t('history.open')}
        onClick={() => void saver.flush().then(() => setOpen(true))}
      />
      {area !== undefined && has('download') && downloadsOf(item.category).length > 0 && (
        <DownloadMenu area={area} item={{ ...item, title }} saver={saver} />
      )}
      {has('share') && (
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
