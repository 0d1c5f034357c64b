import type { FileAreaState } from '@chartdock/files';
import { ROOT_ID, contentOf } from '@chartdock/files';
import type { JSX, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { inboxIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { watchSystemFiles } from './watch-system-files.ts';
import type { DropFolder } from './watch-system-files.ts';

/** Properties of {@link FileDropZone}. */
export interface FileDropZoneProps {
  /** The surface that takes the files. */
  readonly root: RefObject<HTMLElement | null>;
  readonly state: FileAreaState;
  readonly onImport: (files: readonly File[], folderId: string) => void;
}

/** Returns the folder that new files go to: the open one, the root on other lists, and none in the trash. */
const openFolderOf = ({ place, search }: FileAreaState): string | undefined => {
  if (place.page === 'trash') return undefined;
  return place.page === 'diagrams' && search.mode === 'off' ? place.folderId : ROOT_ID;
};

const titleOf = ({ list }: FileAreaState, folderId: string): string | undefined => {
  const content = contentOf(list);
  const crumb = content?.chain.find((each) => each.folderId === folderId);
  return crumb?.title ?? content?.rows.find((row) => row?.id === folderId)?.title;
};

const folderBelow = (state: FileAreaState, target: Element | undefined): DropFolder | undefined => {
  const open = openFolderOf(state);
  if (open === undefined) return undefined;
  const element = target?.closest<HTMLElement>('[data-cd-folder],[data-cd-crumb]') ?? undefined;
  const folderId = element?.dataset['cdFolder'] ?? element?.dataset['cdCrumb'];
  return folderId === undefined || folderId === open
    ? { folderId: open, element: undefined }
    : { folderId, element };
};

/** Takes files of the system that are dropped on the surface or pasted on the page, and says where they would go. */
export const FileDropZone = ({ root, state, onImport }: FileDropZoneProps): JSX.Element | null => {
  const t = useT();
  const [over, setOver] = useState<DropFolder | undefined>(undefined);
  const latest = useLatest({ state, onImport });
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    return watchSystemFiles(element, {
      folderAt: (target) => folderBelow(latest.current.state, target),
      onOver: setOver,
      onFiles: (files, folderId) => latest.current.onImport(files, folderId),
    });
  }, [root, latest]);
  if (over === undefined) return null;
  const title = titleOf(state, over.folderId) ?? t('folder.root');
  return (
    <div className={over.element === undefined ? 'cd-area__drop' : 'cd-area__drop cd-area__drop--folder'}>
      <Icon of={inboxIcon} size={20} />
      <p className="cd-area__drop-title" role="status">
        {t('drop.title', { title })}
      </p>
      <p>{t('drop.text')}</p>
    </div>
  );
};
