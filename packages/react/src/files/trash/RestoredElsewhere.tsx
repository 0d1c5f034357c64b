import type { FileArea, FileItem } from '@chartdock/files';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { LateMoveDialog } from '../folders/LateMoveDialog.tsx';

/** Properties of {@link RestoredElsewhere}. */
export interface RestoredElsewhereProps {
  readonly area: Pick<FileArea, 'onEvent' | 'createFolderTree' | 'move'>;
}

/** Asks for a folder when something was restored whose own folder is gone; closing leaves it at the top of My files. */
export const RestoredElsewhere = ({ area }: RestoredElsewhereProps): JSX.Element | null => {
  const t = useT();
  const [items, setItems] = useState<readonly FileItem[]>([]);
  useEffect(
    () =>
      area.onEvent((event) => {
        if (event.type === 'itemsRestored' && event.atRoot !== undefined) setItems(event.atRoot);
      }),
    [area],
  );
  if (items.length === 0) return null;
  return (
    <LateMoveDialog
      items={items}
      count={items.length}
      intro={t('trash.folderGone')}
      createTree={area.createFolderTree}
      onMove={(folderId) => area.move(items, folderId)}
      onClose={() => setItems([])}
    />
  );
};
