import { expect, it } from 'vitest';
import { fileRecord, folderRecord } from '../testing/builders.ts';
import { createDeferred, folderPageOf, pageOf, refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';

const BY_TITLE = { by: 'title', direction: 'asc' } as const;

const loading = () => {
  const kit = setUp();
  kit.fake.on('lists', 'globalFiles', () => pageOf([fileRecord('found', { parentId: 'x' })]));
  kit.fake.on('folders', 'create', ({ folderId = 'root', title }) => ({
    file: folderRecord('new', { parentId: folderId, title }),
  }));
  return { ...kit, loads: () => kit.fake.calls.filter(({ name }) => name.startsWith('lists.')).length };
};

it('asks again in the new order, folders only', async () => {
  const { area, fake, loads } = loading();
  await area.openFolder('x');
  await area.setSorting(BY_TITLE);
  expect(loads()).toBe(2);
  expect(fake.calls.at(-1)?.input).toMatchObject({ folderId: 'x' });
  void area.setSearchText('a');
  await area.submitSearch();
  const searched = loads();
  await area.setSorting({ by: 'created', direction: 'desc' });
  expect(loads()).toBe(searched);
  await area.openPlace({ page: 'trash' });
  const opened = loads();
  await area.setSorting(BY_TITLE);
  expect([loads(), area.getState().preferences.sorting]).toEqual([opened, BY_TITLE]);
});

it('remembers the folder listed last, not a failed one', async () => {
  const { area, fake } = loading();
  await area.openFolder('x');
  expect(area.getState().preferences.folderId).toBe('x');
  fake.on('lists', 'loadFiles', () => {
    throw refusal('70002');
  });
  await area.openFolder('y');
  void area.setSearchText('a');
  await area.submitSearch();
  await area.openPlace({ page: 'trash' });
  expect(area.getState().preferences.folderId).toBe('x');
});

it('shows a new folder only where it belongs', async () => {
  const { area, fake, loads, rowIds } = loading();
  await area.openFolder('x');
  const later = createDeferred<ReturnType<typeof folderPageOf>>();
  fake.on('lists', 'loadFiles', () => later.promise);
  const making = area.createFolder('Plans');
  await Promise.resolve();
  await expect.poll(rowIds).toEqual(['new', 'a', 'b', 'c']);
  later.resolve(folderPageOf([folderRecord('new', { parentId: 'x' }), fileRecord('a')]));
  await making;
  expect(rowIds()).toEqual(['new', 'a']);
  const here = loads();
  await area.createFolder('Plans', { folderId: 'elsewhere' });
  expect([loads(), rowIds()]).toEqual([here, ['new', 'a']]);
  void area.setSearchText('f');
  await area.submitSearch();
  const searched = loads();
  await area.createFolder('Plans', { folderId: 'x' });
  expect([loads(), rowIds()]).toEqual([searched, ['found']]);
});

it('asks again for recent files, not for trash', async () => {
  const { area, loads, rowIds, fake } = loading();
  await area.openPlace({ page: 'history' });
  const recent = loads();
  await area.createFolder('Plans');
  expect([loads() - recent, rowIds()]).toEqual([1, ['a', 'b', 'c']]);
  expect(fake.callsOf('folders.create')).toEqual([{ folderId: 'root', title: 'Plans' }]);
  await area.openPlace({ page: 'trash' });
  const trash = loads();
  await area.createFolder('Plans');
  expect(loads()).toBe(trash);
});

it('keeps which kind of favourites was open last', async () => {
  const { area, fake } = loading();
  fake.on('lists', 'favFiles', () => pageOf([]));
  await area.openPlace({ page: 'favourites', kind: 'template' });
  expect(area.getState().preferences.favouriteKind).toBe('template');
  await area.openFolder('x');
  expect(area.getState().preferences.favouriteKind).toBe('template');
});
