import { createTranslator, sharedMessages } from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import type { ItemRole } from '../items/file-item.types.ts';
import { file, folder } from '../testing/builders.ts';
import { pageOf } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { menuFor } from './menu.ts';
import type { MenuPage } from './menu.types.ts';

const actions = (item: ReturnType<typeof file>, page: MenuPage, role: ItemRole = 'owner') =>
  menuFor(item, page, role).map((entry) => entry.action);
const [aFile, aFolder] = [file('a'), folder('x')];

describe('my files', () => {
  it.each([
    ['MENU-05', aFolder, 'rename'],
    ['MENU-07', aFolder, 'copyMove'],
    ['MENU-08', aFolder, 'delete'],
    ['MENU-10', aFile, 'rename'],
    ['MENU-12', aFile, 'copyMove'],
    ['MENU-13', aFile, 'delete'],
  ] as const)('[%s] offers what the row names', (_, item, action) => {
    expect(actions(item, 'diagrams')).toContain(action);
  });

  it('offers a folder nothing that only a file or another page has', () => {
    expect(actions(aFolder, 'diagrams')).toEqual(['rename', 'copyMove', 'delete']);
  });

  it('[MENU-20] does not offer to locate what is on screen, while other pages do', () => {
    expect([
      actions(aFile, 'diagrams').includes('locate'),
      actions(aFile, 'history').includes('locate'),
    ]).toEqual([false, true]);
  });

  it('leaves the creator of a folder the same actions, and others none', () => {
    expect(actions(aFolder, 'diagrams', 'creator')).toEqual(['rename', 'copyMove', 'delete']);
    expect([actions(aFolder, 'diagrams', 'collaborator'), actions(aFolder, 'diagrams', 'other')]).toEqual([
      [],
      [],
    ]);
  });
});

describe('recent files', () => {
  it.each([
    ['MENU-25', 'rename'],
    ['MENU-29', 'locate'],
    ['MENU-31', 'copyMove'],
    ['MENU-32', 'delete'],
  ] as const)('[%s] offers %s', (_, action) => {
    expect(actions(aFile, 'history')).toContain(action);
  });
});

describe('other pages', () => {
  it('[MENU-21] offer locate to the owner and to nobody else', () => {
    for (const page of ['history', 'fav', 'sharedByMe', 'search'] as const) {
      expect([page, actions(aFile, page).includes('locate')]).toEqual([page, true]);
      expect([page, actions(aFile, page, 'other').includes('locate')]).toEqual([page, false]);
    }
    for (const page of ['trash', 'sharedWithMe'] as const)
      expect(actions(aFile, page)).not.toContain('locate');
  });

  it.each([
    ['MENU-37', 'collaborator'],
    ['MENU-39', 'other'],
  ] as const)('[%s] let a %s take a favourite away', (_, role) => {
    expect(actions(aFile, 'fav', role)).toEqual(['unfavourite']);
  });

  it('[MENU-47] offer restore in trash', () => {
    expect(actions(aFile, 'trash')).toContain('restore');
    expect(actions(aFolder, 'trash')).toContain('restore');
  });

  it('[MENU-48] offer to delete for good in trash, and mark it as dangerous', () => {
    expect(menuFor(aFile, 'trash', 'owner')).toContainEqual({ action: 'removeForGood', isDangerous: true });
    expect(actions(aFile, 'trash')).toEqual(['restore', 'removeForGood']);
  });
});

it('is that of the list on screen and of the signed-in person', async () => {
  const { area, fake } = setUp();
  fake.on('lists', 'globalFiles', () => pageOf([]));
  const own = file('a');
  const foreign = file('b', { owner: undefined, creator: undefined });
  await area.openPlace({ page: 'trash' });
  expect(area.menuOf(own).map((entry) => entry.action)).toEqual(['restore', 'removeForGood']);
  await area.openFolder('root');
  expect(area.menuOf(own).map((entry) => entry.action)).toEqual(['rename', 'copyMove', 'delete']);
  void area.setSearchText('plan');
  expect(area.menuOf(own).map((entry) => entry.action)).not.toContain('locate');
  await area.submitSearch();
  expect(area.menuOf(own).map((entry) => entry.action)).toContain('locate');
  expect(area.menuOf(foreign)).toEqual([]);
});

it('has a text for a menu with nothing in it', () => {
  const t = createTranslator('en', sharedMessages);
  expect(t('menu.empty')).toBe('You have no more permissions for operations');
});
