import { expect, it } from 'vitest';
import type { Crumb } from '@chartdock/contract';
import { file, fileRecord, folder, folderRecord } from '../testing/builders.ts';
import { createFakeClient, pageOf, refusal } from '../testing/fake-client.ts';
import { moveRefusal } from './move-refusal.ts';
import { findShortcuts } from './shortcuts.ts';

const chainOf = (id: string): Crumb[] => [
  { folderId: 'top', title: 'Top' },
  { folderId: id, title: `Now ${id}` },
];

const setUp = () => {
  const fake = createFakeClient();
  fake.on('folders', 'getFolderData', ({ folderId = '' }) => {
    if (folderId === 'gone') throw refusal('70002');
    return { folder: null, folders: [], chain: folderId === 'bare' ? [] : chainOf(folderId) };
  });
  fake.on('lists', 'favFiles', () => pageOf([]));
  return fake;
};

it('looks folders up anew and skips missing ones', async () => {
  const fake = setUp();
  const found = await findShortcuts(fake.client, { moving: [], recent: ['a', 'gone', 'bare', 'b'] });
  expect(found).toEqual({
    recent: ['a', 'b'].map((id) => ({ id, title: `Now ${id}`, chain: chainOf(id), refusal: undefined })),
    favourites: [],
  });
});

it('offers five favourites that can be changed, no twins', async () => {
  const fake = setUp();
  const more = ['s1', 's2', 's3', 's4', 's5', 's6'].map((id) => folderRecord(id));
  fake.on('lists', 'favFiles', () =>
    pageOf([fileRecord('file'), folderRecord('shut', { isCanEditor: false }), folderRecord('a'), ...more]),
  );
  const { favourites } = await findShortcuts(fake.client, { moving: [], recent: ['a'] });
  expect(favourites.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5']);
  expect(fake.calls[0]).toEqual({
    name: 'lists.favFiles',
    input: { chartType: 'chart', page: 1, pageSize: 200 },
    settings: { quiet: true, keep: true },
  });
  fake.on('lists', 'favFiles', () => {
    throw refusal('70014');
  });
  expect((await findShortcuts(fake.client, { moving: [], recent: ['a'] })).favourites).toEqual([]);
});

it('says which refuses the moved items', async () => {
  const { client } = setUp();
  const moving = [folder('a', { parentId: 'b' })];
  const { recent } = await findShortcuts(client, { moving, recent: ['a', 'b', 'c', 'top'] });
  expect(recent.map(({ refusal: why }) => why)).toEqual([
    'into_itself',
    'already_there',
    undefined,
    undefined,
  ]);
  expect(moveRefusal([file('a')], { folderId: 'a', chain: [] })).toBeUndefined();
});
