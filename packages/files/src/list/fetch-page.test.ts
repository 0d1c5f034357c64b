import { describe, expect, it } from 'vitest';
import { fileRecord, folderRecord } from '../testing/builders.ts';
import { createFakeClient, folderPageOf, pageOf } from '../testing/fake-client.ts';
import { fetchPage } from './fetch-page.ts';
import type { ListQuery } from './list.types.ts';

const SETTINGS = { quiet: true } as const;
const FOLDER = {
  source: 'folder',
  folderId: 'a',
  sorting: { by: 'modified', direction: 'desc' },
  category: 'all',
  keyword: 'k',
} as const satisfies ListQuery;

/** Asks for the third page of a list, and returns the request. */
const sentFor = async (query: ListQuery, cursor?: string) => {
  const { client, calls, on } = createFakeClient();
  on('lists', 'loadFiles', () => folderPageOf([]));
  const plain = [
    'historyFiles',
    'trashFiles',
    'favFiles',
    'collaborationFiles',
    'myCollaboration',
    'globalFiles',
  ];
  for (const name of plain) on('lists', name as 'historyFiles', () => pageOf([]));
  await fetchPage(client, { query, page: 2, cursor }, SETTINGS);
  const [call] = calls;
  if (call === undefined || calls.length > 1) throw new Error('one call is one request');
  return call;
};

describe('a page of a list', () => {
  const paging = { page: 3, pageSize: 100 };

  it.each([
    [FOLDER, 'loadFiles', { folderId: 'a', sidx: 'lastModify', sort: 'desc', category: 'all', keyword: 'k' }],
    [{ source: 'history' }, 'historyFiles', {}],
    [{ source: 'trash' }, 'trashFiles', {}],
    [
      { source: 'trash', filter: { keyword: 'x', type: 'chart' } },
      'trashFiles',
      { keyword: 'x', type: 'chart' },
    ],
    [{ source: 'favourites', kind: 'template' }, 'favFiles', { chartType: 'template' }],
    [{ source: 'shared_with_me' }, 'collaborationFiles', { sort: 'inviteTime' }],
    [{ source: 'shared_by_me' }, 'myCollaboration', {}],
    [
      { source: 'search', title: 't', type: 'all', category: 'flow', owner: 'me' },
      'globalFiles',
      { title: 't', type: 'all', category: 'flow', owner: 'me' },
    ],
  ] as const)('asks for %o by its call, number and size', async (query, name, input) => {
    const { name: called, input: sent, settings } = await sentFor(query);
    expect([called, settings]).toEqual([`lists.${name}`, SETTINGS]);
    expect(sent).toStrictEqual({ ...input, ...paging });
    // With the cursor of the page before it the server need not count.
    expect((await sentFor(query, 'c')).input).toStrictEqual({ ...input, ...paging, cursor: 'c' });
  });

  it.each([
    ['modified', 'lastModify'],
    ['created', 'createTime'],
    ['title', 'title'],
    ['manual', 'index'],
  ] as const)('sorted by %s is asked for as %s', async (by, sidx) => {
    const sent = await sentFor({ ...FOLDER, sorting: { by, direction: 'asc' } });
    expect(sent.input).toMatchObject({ sidx, sort: 'asc' });
  });

  it('may be smaller, or chosen by an item', async () => {
    const { client, callsOf, on } = createFakeClient();
    on('lists', 'loadFiles', () => ({ ...folderPageOf([fileRecord('x')]), total: 250, page: 3 }));
    const request = { query: FOLDER, page: 0, cursor: undefined, pageSize: 5 };
    expect(await fetchPage(client, request, SETTINGS)).toMatchObject({ page: 0, total: 250 });
    expect(await fetchPage(client, { ...request, locate: 'x' }, SETTINGS)).toMatchObject({ page: 2 });
    expect(callsOf('lists.loadFiles').map(({ pageSize, locate }) => [pageSize, locate])).toEqual([
      [5, undefined],
      [5, 'x'],
    ]);
    expect(callsOf('lists.loadFiles')[0]).not.toHaveProperty('locate');
  });

  it('brings rows, the next cursor and the folder chain', async () => {
    const { client, on } = createFakeClient();
    const chain = [{ folderId: 'a', title: 'A' }];
    on('lists', 'loadFiles', () =>
      folderPageOf([fileRecord('x')], { cursor: 'next', folder: folderRecord('a'), chain }),
    );
    const request = { query: FOLDER, page: 0, cursor: undefined };
    expect(await fetchPage(client, request, SETTINGS)).toMatchObject({
      items: [{ id: 'x' }],
      cursor: 'next',
      folder: { id: 'a' },
      chain,
    });
    on('lists', 'historyFiles', () => pageOf([]));
    const bare = await fetchPage(client, { ...request, query: { source: 'history' } }, SETTINGS);
    expect(bare).toStrictEqual({
      page: 0,
      total: 0,
      items: [],
      cursor: undefined,
      folder: undefined,
      chain: [],
    });
  });
});
