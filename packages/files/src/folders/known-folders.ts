import type { Crumb } from '@chartdock/contract';
import { ROOT_ID } from '../items/normalise-file.ts';
import { contentOf } from '../list/list.state.ts';
import type { ListState } from '../list/list.types.ts';
import type { FolderTree } from './folder-tree.types.ts';

interface KnownFolder {
  readonly title: string;
  readonly parentId: string;
}

/** The folders that lists and trees of this session have shown. */
export interface KnownFolders {
  /** Learns the folders of the open list. */
  readonly learnList: (list: ListState) => void;
  /** Takes in every folder that a tree loads. */
  readonly learnTree: (tree: FolderTree) => FolderTree;
  /** Returns a folder's title; undefined for the root and for a folder that nothing has shown. */
  readonly titleOf: (folderId: string) => string | undefined;
  /** Returns the folders from the top down to one, empty for the root; undefined while one of them is unknown. */
  readonly chainTo: (folderId: string) => readonly Crumb[] | undefined;
}

/** Remembers titles of folders, so that a folder has its name before its list has loaded, and notices can name it. */
export const createKnownFolders = (): KnownFolders => {
  const known = new Map<string, KnownFolder>();

  const learnList: KnownFolders['learnList'] = (list) => {
    const content = contentOf(list);
    if (content?.query.source !== 'folder') return;
    content.chain.forEach(({ folderId, title }, at) =>
      known.set(folderId, { title, parentId: content.chain[at - 1]?.folderId ?? ROOT_ID }),
    );
    for (const row of content.rows) {
      // Folders come first.
      if (row?.type !== 'folder') break;
      known.set(row.id, { title: row.title, parentId: content.query.folderId });
    }
  };

  const chainTo: KnownFolders['chainTo'] = (folderId) => {
    const chain: Crumb[] = [];
    for (let id = folderId; id !== ROOT_ID;) {
      const folder = known.get(id);
      // A folder that was moved meanwhile may seem to lie in itself.
      if (folder === undefined || chain.length > known.size) return undefined;
      chain.unshift({ folderId: id, title: folder.title });
      id = folder.parentId;
    }
    return chain;
  };

  return {
    learnList,
    learnTree: (tree) => {
      tree.subscribe(() => {
        for (const { id, title, parentId } of tree.getState().folders.values())
          if (id !== ROOT_ID) known.set(id, { title, parentId });
      });
      return tree;
    },
    titleOf: (folderId) => known.get(folderId)?.title,
    chainTo,
  };
};
