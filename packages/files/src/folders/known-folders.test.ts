import { expect, it } from 'vitest';
import { fileRecord, folderRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

it('names a folder from the list that showed it', async () => {
  const { area, fake } = setUp();
  const chain = [{ folderId: 'x', title: 'Plans' }];
  fake.on('lists', 'loadFiles', () =>
    folderPageOf([folderRecord('y', { title: 'Old' }), fileRecord('a')], { chain }),
  );
  await area.openFolder('x');
  fake.on('lists', 'loadFiles', () => createDeferred<ReturnType<typeof folderPageOf>>().promise);
  void area.openFolder('y');
  expect(area.chainTo('y')).toEqual([
    { folderId: 'x', title: 'Plans' },
    { folderId: 'y', title: 'Old' },
  ]);
  expect([area.chainTo('root'), area.chainTo('unseen')]).toEqual([[], undefined]);
});

it('names a folder that only a tree has shown', async () => {
  const { area, fake } = setUp();
  fake.on('folders', 'getFolderData', () => ({
    folders: [{ folderId: 'z', parentId: 'root', title: 'Deep', hasChildren: false }],
    chain: [],
    folder: null,
  }));
  await area.createFolderTree().open('root');
  expect(area.chainTo('z')).toEqual([{ folderId: 'z', title: 'Deep' }]);
});
