import type { FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useFileArea } from '../../foundation/app/useFileArea.ts';
import { shareIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { CanvasSaver } from './saving.types.ts';

/** Properties of {@link EditorActions}. */
export interface EditorActionsProps {
  readonly item: FileItem;
  readonly title: string;
  readonly saver: CanvasSaver;
}

/** Draws what is offered for the file that is edited: its share dialog. What was changed is sent first, so that others see it. */
export const EditorActions = ({ item, title, saver }: EditorActionsProps): JSX.Element | null => {
  const t = useT(editorTexts);
  const { workspace } = useApp();
  const isOffered = useFileArea()
    ?.offersOf(item)
    .some(({ action }) => action === 'share');
  if (isOffered !== true) return null;
  return (
    <IconButton
      icon={shareIcon}
      label={t('editor.share')}
      onClick={() => {
        void saver.flush();
        void workspace.dialogs.open('share', { params: { id: item.id, title } });
      }}
    />
  );
};
