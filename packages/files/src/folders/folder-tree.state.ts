import type { Crumb, FolderNode } from '@chartdock/contract';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { ROOT_ID } from '../items/normalise-file.ts';
import { moveRefusal } from './move-refusal.ts';
import type { MoveRefusal } from './move-refusal.ts';
import type { FolderTreeState, TreeFolder, TreeLevel, TreeRow, TreeShortcuts } from './folder-tree.types.ts';

type Folders = FolderTreeState['folders'];

const ROOT: TreeFolder = {
  id: ROOT_ID,
  parentId: '',
  title: '',
  hasChildren: true,
  level: { status: 'unknown' },
};

/** A tree of which only the root is known. */
export const initialFolderTree: FolderTreeState = {
  folders: new Map([[ROOT_ID, ROOT]]),
  open: new Set(),
  search: { status: 'off' },
  shortcuts: { recent: [], favourites: [] },
};

const withLevel = (folders: Folders, id: string, level: TreeLevel): Folders => {
  const folder = folders.get(id);
  return folder === undefined ? folders : new Map(folders).set(id, { ...folder, level });
};

/** A folder was opened and its level is on its way. */
export const afterLevelAsked = (tree: FolderTreeState, id: string): FolderTreeState => ({
  ...tree,
  folders: withLevel(tree.folders, id, { status: 'loading' }),
  open: new Set(tree.open).add(id),
});

/** Adds known folders, at any place in the tree; the levels known below them stay. */
export const afterFoldersKnown = (tree: FolderTreeState, nodes: readonly FolderNode[]): FolderTreeState => {
  const folders = new Map(tree.folders);
  for (const { folderId, parentId, title, hasChildren } of nodes) {
    const level = folders.get(folderId)?.level ?? { status: 'unknown' };
    folders.set(folderId, { id: folderId, parentId, title, hasChildren, level });
  }
  return { ...tree, folders };
};

/** A level arrived. */
export const afterLevelLoaded = (
  tree: FolderTreeState,
  id: string,
  nodes: readonly FolderNode[],
): FolderTreeState => {
  const known = afterFoldersKnown(tree, nodes);
  const children = nodes.map((node) => node.folderId);
  return { ...known, folders: withLevel(known.folders, id, { status: 'loaded', children }) };
};

/** A level could not be loaded; opening the folder again asks again. */
export const afterLevelFailed = (tree: FolderTreeState, id: string, failure: Failure): FolderTreeState => ({
  ...tree,
  folders: withLevel(tree.folders, id, { status: 'failed', failure }),
});

/** A folder was opened whose level is known, or stays to be seen. */
export const afterFolderOpenedInTree = (tree: FolderTreeState, id: string): FolderTreeState => ({
  ...tree,
  open: new Set(tree.open).add(id),
});

/** Closes a folder; the levels loaded below it stay known. */
export const afterFolderClosed = (tree: FolderTreeState, id: string): FolderTreeState => ({
  ...tree,
  open: new Set([...tree.open].filter((each) => each !== id)),
});

/** The whole tree arrived for a search: titles that hold the text, in the order of the tree. */
export const afterTreeSearched = (
  tree: FolderTreeState,
  found: { text: string; nodes: readonly FolderNode[]; tooLarge: boolean },
): FolderTreeState => {
  const { text, nodes, tooLarge } = found;
  const wanted = text.toLowerCase();
  const ids = nodes.filter((node) => node.title.toLowerCase().includes(wanted)).map((node) => node.folderId);
  return { ...afterFoldersKnown(tree, nodes), search: { status: 'found', text, ids, tooLarge } };
};

const ancestorsOf = (folders: Folders, id: string): readonly string[] => {
  const above: string[] = [];
  for (let at = folders.get(id); at !== undefined && !above.includes(at.id); at = folders.get(at.parentId))
    above.push(at.id);
  return above;
};

const chainOf = (folders: Folders, id: string): readonly Crumb[] =>
  [...ancestorsOf(folders, id)]
    .reverse()
    .filter((each) => each !== ROOT_ID)
    .map((each) => ({ folderId: each, title: folders.get(each)?.title ?? '' }));

/** Tells why moved items may not go into a folder of the tree (CRUMB-08). */
const refusalFor = (folders: Folders, id: string, moving: readonly FileItem[]): MoveRefusal | undefined =>
  moving.length === 0 ? undefined : moveRefusal(moving, { folderId: id, chain: chainOf(folders, id) });

/** The folders beside the tree were looked up. */
export const afterShortcutsLoaded = (tree: FolderTreeState, shortcuts: TreeShortcuts): FolderTreeState => ({
  ...tree,
  shortcuts,
});

/** A folder was made: it stands first below the one above it, which is open now. */
export const afterFolderAdded = (tree: FolderTreeState, node: FolderNode): FolderTreeState => {
  const known = afterFoldersKnown(tree, [node]);
  const parent = known.folders.get(node.parentId);
  if (parent === undefined) return known;
  const children = parent.level.status === 'loaded' ? parent.level.children : [];
  const isComplete = parent.level.status === 'loaded' || !parent.hasChildren;
  const level: TreeLevel = isComplete
    ? { status: 'loaded', children: [node.folderId, ...children.filter((id) => id !== node.folderId)] }
    : parent.level;
  const folders = new Map(known.folders).set(parent.id, { ...parent, hasChildren: true, level });
  return { ...known, folders, open: new Set(known.open).add(parent.id), search: { status: 'off' } };
};

const visibleIds = (
  tree: FolderTreeState,
  id: string,
  depth: number,
): readonly { id: string; depth: number }[] => {
  const folder = tree.folders.get(id);
  const children = folder?.level.status === 'loaded' && tree.open.has(id) ? folder.level.children : [];
  return [{ id, depth }, ...children.flatMap((child) => visibleIds(tree, child, depth + 1))];
};

/** Returns the rows to draw: the results of the search, else the open part of the tree. */
export const treeRows = (tree: FolderTreeState, moving: readonly FileItem[]): readonly TreeRow[] => {
  const { search, folders, open } = tree;
  const shown =
    search.status === 'found' ? search.ids.map((id) => ({ id, depth: 0 })) : visibleIds(tree, ROOT_ID, 0);
  return shown.flatMap(({ id, depth }) => {
    const folder = folders.get(id);
    if (folder === undefined) return [];
    const path =
      search.status === 'found' ? chainOf(folders, folder.parentId).map((crumb) => crumb.title) : [];
    return [{ folder, depth, isOpen: open.has(id), refusal: refusalFor(folders, id, moving), path }];
  });
};
