import type { FolderNode } from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import { file, folder } from '../testing/builders.ts';
import type { FolderTreeState } from './folder-tree.types.ts';
import {
  afterFolderAdded,
  afterFolderClosed,
  afterFolderOpenedInTree,
  afterFoldersKnown,
  afterLevelAsked,
  afterLevelFailed,
  afterLevelLoaded,
  afterTreeSearched,
  initialFolderTree,
  treeRows,
} from './folder-tree.state.ts';

const node = (folderId: string, parentId = 'root', hasChildren = false): FolderNode => ({
  folderId,
  parentId,
  title: folderId.toUpperCase(),
  hasChildren,
});
const FAILURE = { code: '70014', text: { key: 'error.generic' }, isSilent: false } as const;
const rowsOf = (tree: FolderTreeState, moving = [] as Parameters<typeof treeRows>[1]) =>
  treeRows(tree, moving).map(({ folder: { id }, depth, isOpen }) => [id, depth, isOpen]);
const levelOf = (tree: FolderTreeState, id: string) => tree.folders.get(id)?.level;

const loaded = afterLevelLoaded(afterLevelAsked(initialFolderTree, 'root'), 'root', [
  node('a', 'root', true),
  node('b'),
]);

describe('a tree of folders', () => {
  it('begins with its root, of which nothing is known', () => {
    expect([...initialFolderTree.folders.values()]).toEqual([
      { id: 'root', parentId: '', title: '', hasChildren: true, level: { status: 'unknown' } },
    ]);
    expect(initialFolderTree).toMatchObject({
      open: new Set(),
      search: { status: 'off' },
      shortcuts: { recent: [], favourites: [] },
    });
    expect(rowsOf(initialFolderTree)).toEqual([['root', 0, false]]);
  });

  it('shows levels below one another while they are open', () => {
    expect(rowsOf(loaded)).toEqual([
      ['root', 0, true],
      ['a', 1, false],
      ['b', 1, false],
    ]);
    const deep = afterLevelLoaded(afterLevelAsked(loaded, 'a'), 'a', [node('a1', 'a')]);
    expect(rowsOf(deep)).toEqual([
      ['root', 0, true],
      ['a', 1, true],
      ['a1', 2, false],
      ['b', 1, false],
    ]);
    const closed = afterFolderClosed(deep, 'a');
    expect(rowsOf(closed).map(([id]) => id)).toEqual(['root', 'a', 'b']);
    expect(rowsOf(afterFolderOpenedInTree(closed, 'a'))).toEqual(rowsOf(deep));
    expect(rowsOf(afterFolderClosed(deep, 'root'))).toEqual([['root', 0, false]]);
  });

  it('keeps subfolders of a folder that returns', () => {
    const again = afterFoldersKnown(loaded, [node('root'), node('c')]);
    expect(levelOf(again, 'root')).toEqual({ status: 'loaded', children: ['a', 'b'] });
    expect(levelOf(again, 'c')).toEqual({ status: 'unknown' });
    expect([...afterLevelFailed(loaded, 'nobody', FAILURE).folders.keys()]).toEqual(['root', 'a', 'b']);
    expect(levelOf(afterLevelFailed(loaded, 'a', FAILURE), 'a')).toEqual({
      status: 'failed',
      failure: FAILURE,
    });
  });

  it('says where a match lies, unless it is gone', () => {
    const all = [node('a', 'root', true), node('a1', 'a'), node('b'), node('lost', 'nowhere')];
    const found = afterTreeSearched(initialFolderTree, { text: 'A1', nodes: all, tooLarge: true });
    expect(found.search).toEqual({ status: 'found', text: 'A1', ids: ['a1'], tooLarge: true });
    expect(treeRows(found, []).map(({ folder: { id }, depth, path }) => [id, depth, path])).toEqual([
      ['a1', 0, ['A']],
    ]);
    const lost = afterTreeSearched(initialFolderTree, { text: 'o', nodes: all, tooLarge: false });
    expect(treeRows(lost, []).map(({ folder: { id }, path }) => [id, path])).toEqual([['lost', []]]);
    const ghosts = {
      ...found,
      search: { status: 'found', text: '', ids: ['ghost', 'b'], tooLarge: false },
    } as const;
    expect(treeRows(ghosts, []).map(({ folder: { id } }) => id)).toEqual(['b']);
    // Where nothing was searched the rows stand below one another and need no path.
    expect(treeRows(loaded, []).map(({ path }) => path)).toEqual([[], [], []]);
  });

  it('ends even when two folders contain each other', () => {
    const ring = afterTreeSearched(initialFolderTree, {
      text: 'x',
      nodes: [node('x', 'y'), node('y', 'x')],
      tooLarge: false,
    });
    expect(treeRows(ring, []).map(({ path }) => path)).toEqual([['X', 'Y']]);
  });

  it('says why a folder refuses the items', () => {
    const deep = afterLevelLoaded(afterLevelAsked(loaded, 'a'), 'a', [node('a1', 'a')]);
    const refusals = (moving: Parameters<typeof treeRows>[1]) =>
      treeRows(deep, moving).map(({ refusal }) => refusal);
    expect(refusals([folder('a')])).toEqual(['already_there', 'into_itself', 'into_itself', undefined]);
    expect(refusals([file('f', { parentId: 'b' })])).toEqual([
      undefined,
      undefined,
      undefined,
      'already_there',
    ]);
    expect(refusals([])).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a folder that was made', () => {
  it('stands first where the level is known, once', () => {
    const searched = { ...loaded, search: { status: 'loading', text: 'x' } } as const;
    const added = afterFolderAdded(searched, node('b'));
    expect(levelOf(added, 'root')).toEqual({ status: 'loaded', children: ['b', 'a'] });
    expect([added.search, [...added.open]]).toEqual([{ status: 'off' }, ['root']]);
    expect(afterFolderAdded(afterFolderClosed(loaded, 'root'), node('c')).open).toEqual(new Set(['root']));
  });

  it('is alone under a parent with unloaded siblings', () => {
    const below = afterFolderAdded(loaded, node('b1', 'b'));
    expect(below.folders.get('b')).toEqual({
      id: 'b',
      parentId: 'root',
      title: 'B',
      hasChildren: true,
      level: { status: 'loaded', children: ['b1'] },
    });
    expect(levelOf(afterFolderAdded(loaded, node('a9', 'a')), 'a')).toEqual({ status: 'unknown' });
    const stray = afterFolderAdded(loaded, node('s', 'nowhere'));
    expect([stray.folders.has('s'), [...stray.open], stray.folders.has('nowhere')]).toEqual([
      true,
      ['root'],
      false,
    ]);
  });
});
