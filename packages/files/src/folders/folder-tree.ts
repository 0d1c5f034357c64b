import type { Crumb } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import { KEPT } from '../ports/call-settings.ts';
import type { TreeClient } from './folder-tree.types.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import { ROOT_ID } from '../items/normalise-file.ts';
import { findShortcuts } from './shortcuts.ts';
import {
  afterFolderAdded,
  afterFolderClosed,
  afterFolderOpenedInTree,
  afterLevelAsked,
  afterLevelFailed,
  afterLevelLoaded,
  afterShortcutsLoaded,
  afterTreeSearched,
  initialFolderTree,
  treeRows,
} from './folder-tree.state.ts';
import type { FolderTree, FolderTreeOptions, FolderTreeState } from './folder-tree.types.ts';

/** Creates the tree of the move dialog. Levels load when they are opened. */
export const createFolderTree = (
  client: TreeClient,
  { moving = [], recent = [] }: FolderTreeOptions = {},
): FolderTree => {
  const store = createStore<FolderTreeState>(() => initialFolderTree);
  const { getState } = store;
  const apply = (transition: (tree: FolderTreeState) => FolderTreeState): void =>
    store.setState(transition(getState()), true);

  const load = async (folderId: string): Promise<readonly Crumb[]> => {
    apply((tree) => afterLevelAsked(tree, folderId));
    try {
      const { folders, chain } = await client.folders.getFolderData({ folderId }, KEPT);
      apply((tree) => afterLevelLoaded(tree, folderId, folders));
      return chain;
    } catch (error) {
      apply((tree) => afterLevelFailed(tree, folderId, failureOf(error)));
      return [];
    }
  };

  const open = async (folderId: string): Promise<void> => {
    const status = getState().folders.get(folderId)?.level.status;
    if (status === 'unknown' || status === 'failed') await load(folderId);
    else apply((tree) => afterFolderOpenedInTree(tree, folderId));
  };

  return {
    getState,
    loadShortcuts: async () => {
      const shortcuts = await findShortcuts(client, { moving, recent });
      apply((tree) => afterShortcutsLoaded(tree, shortcuts));
    },
    add: ({ id, parentId, title }) =>
      apply((tree) => afterFolderAdded(tree, { folderId: id, parentId, title, hasChildren: false })),
    subscribe: (listener) => store.subscribe(listener),
    rows: () => treeRows(getState(), moving),
    open,
    close: (folderId) => apply((tree) => afterFolderClosed(tree, folderId)),
    reveal: async (folderId) => {
      await open(ROOT_ID);
      if (folderId === ROOT_ID) return;
      const { chain } = await client.folders
        .getFolderData({ folderId }, KEPT)
        .catch((): { chain: readonly Crumb[] } => ({ chain: [] }));
      for (const crumb of chain) if (crumb.folderId !== ROOT_ID) await open(crumb.folderId);
    },
    search: async (text) => {
      const wanted = text.trim();
      apply((tree) => ({
        ...tree,
        search: wanted === '' ? { status: 'off' } : { status: 'loading', text: wanted },
      }));
      if (wanted === '') return;
      const isStillWanted = () => {
        const { search } = getState();
        return search.status === 'loading' && search.text === wanted;
      };
      try {
        const { folders, truncated } = await client.folders.getAllFolderData({}, KEPT);
        if (isStillWanted())
          apply((tree) => afterTreeSearched(tree, { text: wanted, nodes: folders, tooLarge: truncated }));
      } catch (error) {
        const failure = failureOf(error);
        if (isStillWanted())
          apply((tree) => ({ ...tree, search: { status: 'failed', text: wanted, failure } }));
      }
    },
  };
};
