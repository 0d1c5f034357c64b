import { cleanTitle, isTitleChanged } from '@chartdock/contract';
import { WRITE } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { CreateOptions, CreationCommands, FolderCreationContext } from './creation.types.ts';
import { afterItemsCame } from '../browsing/browsing.state.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { ROOT_ID, normaliseFile } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';

/** Where something is made, and how it shows. */
export interface FolderCreation extends Pick<CreationCommands, 'createFolder'> {
  readonly targetFolder: (options: CreateOptions | undefined) => string;
  /** Shows the new folder in the open list. */
  readonly show: (item: FileItem) => Promise<void>;
}

/** Creates folders. */
export const createFolderCreation = (
  { client, emit, apply, getState }: FolderCreationContext,
  list: Pick<ListLoader, 'refresh'>,
): FolderCreation => {
  const targetFolder = (options: CreateOptions | undefined): string => {
    const { place } = getState();
    return options?.folderId ?? (place.page === 'diagrams' ? place.folderId : ROOT_ID);
  };

  const show = async (item: FileItem): Promise<void> => {
    const { place, search } = getState();
    const isHere = place.page === 'diagrams' && search.mode === 'off' && place.folderId === item.parentId;
    if (!isHere && place.page !== 'history') return;
    if (isHere) apply((state) => afterItemsCame(state, [{ index: 0, item }]));
    await list.refresh();
  };

  const createFolder: CreationCommands['createFolder'] = async (title, options) => {
    const clean = cleanTitle(title);
    if (!clean.ok) {
      emit({ type: 'titleRefused', problem: clean.problem });
      return { status: 'refused', reason: clean.problem === 'empty' ? 'empty_title' : 'title_too_long' };
    }
    try {
      const { file } = await client.folders.create(
        { folderId: targetFolder(options), title: clean.title },
        WRITE,
      );
      const item = normaliseFile(file);
      emit({ type: 'folderCreated', item });
      if (isTitleChanged(title, clean.title)) emit({ type: 'titleCleaned', title: clean.title });
      await show(item);
      return { status: 'done', value: item, undo: undefined };
    } catch (error) {
      const failure = failureOf(error);
      emit({ type: 'folderCreateFailed', failure });
      return { status: 'failed', failure };
    }
  };

  return { createFolder, targetFolder, show };
};
