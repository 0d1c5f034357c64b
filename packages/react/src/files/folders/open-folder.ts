import type { FileAreaState } from '@chartdock/files';

/** Returns the folder whose list is open; undefined on lists that are no folder. */
export const openFolderOf = ({
  place,
  search,
}: Pick<FileAreaState, 'place' | 'search'>): string | undefined =>
  place.page === 'diagrams' && search.mode === 'off' ? place.folderId : undefined;
