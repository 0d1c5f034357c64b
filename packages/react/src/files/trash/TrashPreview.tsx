import type { FileArea, FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { LateMoveDialog } from '../folders/LateMoveDialog.tsx';
import { LateTrashPreviewDialog } from './LateTrashPreviewDialog.tsx';

/** Properties of {@link TrashPreview}. */
export interface TrashPreviewProps {
  readonly area: Pick<FileArea, 'restore' | 'move' | 'createFolder' | 'createFolderTree'>;
  readonly item: FileItem;
  /** The signed-in person. */
  readonly userId: string | undefined;
  /** Asks before the file is deleted for good. */
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Shows a file in the trash, with the ways out of there: back, into another folder, or for good. */
export const TrashPreview = ({ area, item, userId, onRemove, onClose }: TrashPreviewProps): JSX.Element => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (isAsking)
    return (
      <LateMoveDialog
        items={[item]}
        count={1}
        intro={t('trash.restoreInto')}
        createTree={area.createFolderTree}
        onMove={async (folderId) => {
          const restored = await area.restore([item], { isMovedOn: true });
          return restored.status === 'done' ? area.move([item], folderId) : restored;
        }}
        onCreateFolder={(title, folderId) => area.createFolder(title, { folderId })}
        onClose={onClose}
      />
    );
  return (
    <LateTrashPreviewDialog
      item={item}
      userId={userId}
      onRestore={() => area.restore([item])}
      onRestoreTo={() => setAsking(true)}
      onRemove={onRemove}
      onClose={onClose}
    />
  );
};
