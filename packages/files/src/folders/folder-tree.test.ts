import { describe, expect, it } from 'vitest';
import type { FolderNode } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import { file, folder, folderRecord } from '../testing/builders.ts';
import { createDeferred, createFakeClient, pageOf, refusal } from '../testing/fake-client.ts';
import { createFolderTree } from './folder-tree.ts';

const node = (folderId: string, parentId: string, hasChildren = false): FolderNode => ({
  folderId,
  parentId,
  title: `Folder ${folderId}`,
  hasChildren,
});

const NODES = [
  node('a', 'root', true),
  node('b', 'root'),
  node('a1', 'a', true),
  node('a2', 'a'),
  node('a11', 'a1'),
];

const growing = (moving: readonly FileItem[] = [], recent: readonly string[] = []) => {
  const fake = createFakeClient();
  fake.on('folders', 'getFolderData', ({ folderId = 'root' }) => {
    const chain: { folderId: string; title: string }[] = [];
    const find = (id: string) => NODES.find((each) => each.folderId === id);
    for (let at = find(folderId); at !== undefined; at = find(at.parentId)) {
      chain.unshift({ folderId: at.folderId, title: at.title });
    }
    return { folder: null, chain, folders: NODES.filter((each) => each.parentId === folderId) };
  });
  fake.on('folders', 'getAllFolderData', () => ({ folders: [...NODES], truncated: false }));
  const tree = createFolderTree(fake.client, { moving, recent });
  const drawn = () =>
    tree
      .rows()
      .map((row) => `${'-'.repeat(row.depth)}${row.folder.id}${row.refusal === undefined ? '' : '!'}`);
  return { fake, tree, drawn };
};

describe('levels', () => {
  it('load when they are opened and once only', async () => {
    const { fake, tree, drawn } = growing();
    expect([drawn(), fake.calls]).toEqual([['root'], []]);
    await tree.open('root');
    await tree.open('a');
    tree.close('a');
    expect(drawn()).toEqual(['root', '-a', '-b']);
    await tree.open('a');
    expect(drawn()).toEqual(['root', '-a', '--a1', '--a2', '-b']);
    expect(fake.callsOf('folders.getFolderData')).toEqual([{ folderId: 'root' }, { folderId: 'a' }]);
  });

  it('say that they are on their way', async () => {
    const { fake, tree } = growing();
    const answer = createDeferred<{ folder: null; chain: []; folders: [] }>();
    fake.on('folders', 'getFolderData', () => answer.promise);
    const running = tree.open('root');
    expect(tree.getState().folders.get('root')?.level).toEqual({ status: 'loading' });
    answer.resolve({ folder: null, chain: [], folders: [] });
    await running;
    expect(tree.getState().folders.get('root')?.level).toEqual({ status: 'loaded', children: [] });
  });

  it('keeps the reason and loads when opened again', async () => {
    const { fake, tree, drawn } = growing();
    fake.on('folders', 'getFolderData', () => {
      throw refusal('70014');
    });
    await tree.open('root');
    expect(tree.getState().folders.get('root')?.level).toMatchObject({
      status: 'failed',
      failure: { code: '70014' },
    });
    fake.on('folders', 'getFolderData', () => ({ folder: null, chain: [], folders: [node('b', 'root')] }));
    await tree.open('root');
    expect(drawn()).toEqual(['root', '-b']);
  });

  it('opens down to the folder to be seen', async () => {
    const { tree, drawn } = growing();
    await tree.reveal('a1');
    expect(drawn()).toEqual(['root', '-a', '--a1', '---a11', '--a2', '-b']);
  });
});

describe('search', () => {
  it('finds titles in any case, and clears when empty', async () => {
    const { tree, drawn } = growing();
    await tree.open('root');
    await tree.search(' FOLDER A1 ');
    expect(drawn()).toEqual(['a1', 'a11']);
    await tree.search('');
    expect(drawn()).toEqual(['root', '-a', '-b']);
  });

  it('says when the tree was too large to search', async () => {
    const { fake, tree } = growing();
    fake.on('folders', 'getAllFolderData', () => ({ folders: [...NODES], truncated: true }));
    await tree.search('b');
    expect(tree.getState().search).toEqual({ status: 'found', text: 'b', ids: ['b'], tooLarge: true });
  });

  it('keeps the reason when it fails', async () => {
    const { fake, tree } = growing();
    fake.on('folders', 'getAllFolderData', () => {
      throw refusal('70015');
    });
    await tree.search('b');
    expect(tree.getState().search).toMatchObject({ status: 'failed', text: 'b', failure: { code: '70015' } });
  });

  it('drops the answer to an older text', async () => {
    const { fake, tree } = growing();
    const slow = createDeferred<{ folders: FolderNode[]; truncated: boolean }>();
    fake.on('folders', 'getAllFolderData', () => slow.promise);
    const running = tree.search('a');
    await tree.search('');
    slow.resolve({ folders: [...NODES], truncated: false });
    await running;
    expect(tree.getState().search).toEqual({ status: 'off' });
  });
});

describe('refused targets', () => {
  it('are the folder, its descendants and its parent', async () => {
    const { tree, drawn } = growing([folder('a', { parentId: 'root' })]);
    await tree.reveal('a1');
    expect(drawn()).toEqual(['root!', '-a!', '--a1!', '---a11!', '--a2!', '-b']);
  });

  it('leave out the folder shared by only one', async () => {
    const { tree, drawn } = growing([file('f', { parentId: 'a' }), file('g', { parentId: 'b' })]);
    await tree.open('root');
    expect(drawn()).toEqual(['root', '-a', '-b']);
  });
});

describe('folders beside the tree', () => {
  const withFavourites = (
    moving: readonly FileItem[],
    recent: readonly string[],
    ...starred: readonly string[]
  ) => {
    const grown = growing(moving, recent);
    grown.fake.on('lists', 'favFiles', () => pageOf(starred.map((id) => folderRecord(id))));
    return grown;
  };
  const shown = ({ id, title, refusal: reason }: { id: string; title: string; refusal: unknown }) => [
    id,
    title,
    reason,
  ];

  it('are recent and favourite ones, current, once each', async () => {
    const { tree } = withFavourites([], ['a11', 'b'], 'b', 'a1');
    await tree.loadShortcuts();
    const { recent, favourites } = tree.getState().shortcuts;
    expect([recent.map(shown), favourites.map(shown)]).toEqual([
      [
        ['a11', 'Folder a11', undefined],
        ['b', 'Folder b', undefined],
      ],
      [['a1', 'Folder a1', undefined]],
    ]);
    expect(recent[0]?.chain.map((crumb) => crumb.folderId)).toEqual(['a', 'a1', 'a11']);
  });

  it('say why they refuse the items', async () => {
    const { tree } = withFavourites([folder('a')], ['a11', 'b'], 'a');
    await tree.loadShortcuts();
    const { recent, favourites } = tree.getState().shortcuts;
    expect([...recent, ...favourites].map((each) => each.refusal)).toEqual([
      'into_itself',
      undefined,
      'into_itself',
    ]);
  });

  it('leaves out missing and unavailable ones', async () => {
    const { tree, fake } = withFavourites([], ['gone', 'b']);
    await tree.loadShortcuts();
    expect(tree.getState().shortcuts.recent.map((each) => each.id)).toEqual(['b']);
    for (const name of ['getFolderData', 'getAllFolderData'] as const)
      fake.on('folders', name, () => {
        throw refusal('70014');
      });
    fake.on('lists', 'favFiles', () => {
      throw refusal('70014');
    });
    await tree.loadShortcuts();
    expect(tree.getState().shortcuts).toEqual({ recent: [], favourites: [] });
  });
});

describe('a folder that was made meanwhile', () => {
  it('stands first below the one above it, which opens', async () => {
    const { tree, drawn } = growing();
    await tree.open('root');
    tree.add(folder('new', { parentId: 'b', title: 'New' }));
    expect(drawn()).toEqual(['root', '-a', '-b', '--new']);
    tree.add(folder('newer', { parentId: 'b' }));
    expect(drawn().slice(-2)).toEqual(['--newer', '--new']);
  });

  it('ends a search, so that it can be seen', async () => {
    const { tree } = growing();
    await tree.open('root');
    await tree.search('a1');
    expect(tree.rows().map((row) => row.path)).toEqual([['Folder a'], ['Folder a', 'Folder a1']]);
    tree.add(folder('new', { parentId: 'root' }));
    expect(tree.rows().map((row) => row.folder.id)).toContain('new');
  });
});
