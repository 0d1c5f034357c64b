import { MAX_PAGE_SIZE } from '@chartdock/contract';
import { KEPT } from '../ports/call-settings.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import { moveRefusal } from './move-refusal.ts';
import type { TreeClient } from './folder-tree.types.ts';
import { DESTINATION_LIMIT } from './destinations.ts';
import type { FolderTreeOptions, TreeShortcut, TreeShortcuts } from './folder-tree.types.ts';

/** Asks for a folder as it is now; undefined when it is gone or may not be seen any more. */
const lookUp = async (
  client: TreeClient,
  id: string,
  moving: readonly FileItem[],
): Promise<TreeShortcut | undefined> => {
  try {
    const { chain } = await client.folders.getFolderData({ folderId: id }, KEPT);
    const title = chain[chain.length - 1]?.title;
    if (title === undefined) return undefined;
    const refusal = moving.length === 0 ? undefined : moveRefusal(moving, { folderId: id, chain });
    return { id, title, chain, refusal };
  } catch {
    return undefined;
  }
};

const favouriteIds = async (client: TreeClient): Promise<readonly string[]> => {
  try {
    const paging = { page: 1, pageSize: MAX_PAGE_SIZE };
    const { rows } = await client.lists.favFiles({ chartType: 'chart', ...paging }, KEPT);
    return rows
      .map(normaliseFile)
      .filter((item) => item.type === 'folder' && item.canEdit)
      .map((item) => item.id);
  } catch {
    return [];
  }
};

/** Looks up the folders to offer beside the tree; a favourite that was used lately is offered once. */
export const findShortcuts = async (
  client: TreeClient,
  { moving, recent }: Required<FolderTreeOptions>,
): Promise<TreeShortcuts> => {
  const starred = (await favouriteIds(client))
    .filter((id) => !recent.includes(id))
    .slice(0, DESTINATION_LIMIT);
  const find = async (ids: readonly string[]): Promise<readonly TreeShortcut[]> =>
    (await Promise.all(ids.map((id) => lookUp(client, id, moving)))).filter((each) => each !== undefined);
  const [found, favourites] = await Promise.all([find(recent), find(starred)]);
  return { recent: found, favourites };
};
