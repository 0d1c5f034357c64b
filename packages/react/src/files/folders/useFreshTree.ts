import type { FileArea, FileAreaEventType, FileAreaState, FileItem, FolderTree } from '@chartdock/files';
import { ROOT_ID, contentOf } from '@chartdock/files';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import { openFolderOf } from './open-folder.ts';

/** Events that change the folders of a person. */
const changes: ReadonlySet<FileAreaEventType> = new Set<FileAreaEventType>([
  'folderCreated',
  'fileRenamed',
  'itemsMoved',
  'itemsCopied',
  'itemsTrashed',
  'itemsRestored',
]);

/** Names the folders that the open list shows, so that any change of them is seen. */
const selectFolders = (state: FileAreaState): string => {
  const names: string[] = [];
  for (const row of contentOf(state.list)?.rows ?? []) {
    if (row?.type !== 'folder') break;
    names.push(`${row.id} ${row.title}`);
  }
  return names.join('\n');
};

/** Opens the folders above one, each after the one that holds it. */
const openAbove = async (tree: FolderTree, area: FileArea): Promise<void> => {
  const chain = contentOf(area.getState().list)?.chain ?? [];
  for (const id of [ROOT_ID, ...chain.slice(0, -1).map(({ folderId }) => folderId)])
    if (!tree.getState().open.has(id)) await tree.open(id);
};

/** Loads a tree with the same folders open, also those opened meanwhile; the old one stays on screen until then. */
const reload = async (area: FileArea, before: FolderTree): Promise<FolderTree> => {
  const tree = area.createFolderTree();
  const next = (): string | undefined => {
    const { folders, open } = tree.getState();
    return [ROOT_ID, ...before.getState().open].find((id) => folders.has(id) && !open.has(id));
  };
  for (let id = next(); id !== undefined; id = next()) await tree.open(id);
  return tree;
};

/** Returns whether a folder is one of some items, or lies in one. */
export const isInside = ({ getState }: FolderTree, items: readonly FileItem[], folderId: string): boolean => {
  const ids = new Set(items.map(({ id }) => id));
  const { folders } = getState();
  for (let at = folders.get(folderId); at !== undefined; at = folders.get(at.parentId))
    if (ids.has(at.id)) return true;
  return false;
};

const hasList = ({ list }: FileAreaState): boolean => list.status !== 'idle' && list.status !== 'loading';

const selectChain = (state: FileAreaState): string =>
  (contentOf(state.list)?.chain ?? []).map(({ folderId }) => folderId).join('/');

/**
 * Keeps a tree of a person's folders that follows the open list and changes of folders. It asks for nothing until there is a
 * list, unless none is coming.
 */
export const useFreshTree = (area: FileArea, isWithoutList: boolean): FolderTree => {
  const [tree, setTree] = useState(() => area.createFolderTree());
  const latest = useLatest(tree);
  const open = useStore(area, openFolderOf);
  const chain = useStore(area, selectChain);
  const seen = useRef<{ readonly open: string | undefined; readonly folders: string } | undefined>(undefined);
  const isSettled = useStore(area, hasList);
  useEffect(() => {
    if (isSettled || isWithoutList) void openAbove(tree, area);
  }, [tree, area, open, chain, isSettled, isWithoutList]);
  useEffect(() => {
    let turn = 0;
    const refresh = async (): Promise<void> => {
      turn += 1;
      const mine = turn;
      const next = await reload(area, latest.current);
      if (mine === turn) setTree(next);
    };
    const stopEvents = area.onEvent(({ type }) => changes.has(type) && void refresh());
    const stopList = area.subscribe(() => {
      const now = { open: openFolderOf(area.getState()), folders: selectFolders(area.getState()) };
      const isReady = area.getState().list.status === 'ready';
      if (!isReady) return;
      const isStale =
        now.open !== undefined && now.open === seen.current?.open && now.folders !== seen.current.folders;
      seen.current = now;
      if (isStale) void refresh();
    });
    return () => {
      turn += 1;
      stopEvents();
      stopList();
    };
  }, [area, latest]);
  return tree;
};
