import { expect, it } from 'vitest';
import type { ItemRole } from '../items/file-item.types.ts';
import { file, folder } from '../testing/builders.ts';
import { setUp } from '../testing/set-up.ts';
import { actionsOf, commonOffers, offersOn } from './action-offers.ts';
import { ACTION_TABLE, MENU_ACTIONS, actionRow } from './action-table.ts';
import type { MenuSubject } from './menu-matrix.ts';
import { menuActionsOf } from './menu-matrix.ts';
import { MENU_PAGES } from './menu.types.ts';

const ROLES: readonly ItemRole[] = ['owner', 'creator', 'collaborator', 'other'];

const subjects: readonly MenuSubject[] = MENU_PAGES.flatMap((page) =>
  ROLES.flatMap((role) => [
    { page, role, type: 'chart', kind: 'flow', noDownload: false } as const,
    { page, role, type: 'chart', kind: 'board', noDownload: false } as const,
    { page, role, type: 'folder', kind: 'folder', noDownload: false } as const,
  ]),
);

it('follows the documents in each menu', () => {
  for (const subject of subjects) {
    const all = actionsOf(subject);
    expect(all.filter((action) => actionRow(action).isDocumented)).toEqual(menuActionsOf(subject));
    const order = all.map((action) => ACTION_TABLE.findIndex(({ id }) => id === action));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  }
  const closed = {
    page: 'favourites',
    role: 'other',
    type: 'chart',
    kind: 'flow',
    noDownload: false,
  } as const;
  expect(actionsOf(closed).filter((action) => actionRow(action).inMenu)).toEqual(['preview', 'unfavourite']);
  expect(actionsOf(closed)).toContain('open');
});

it('has no favour entry, as the star does that', () => {
  for (const subject of subjects) {
    const offers = actionsOf(subject).map((action) => ({ action, isDangerous: false }));
    expect(offersOn(offers, 'menu').map(({ action }) => action)).not.toContain('star');
  }
});

it('leaves single-item actions out for several', async () => {
  const { area } = setUp({ abilities: new Set(ACTION_TABLE.map(({ id }) => id)) });
  await area.openFolder('root');
  const offers = area.offersOf(file('a'));
  const shown = (count: number) => offersOn(offers, 'bar', count).map(({ action }) => action);
  expect(shown(1)).toEqual([
    'preview',
    'rename',
    'share',
    'copyLink',
    'publish',
    'clone',
    'download',
    'copyMove',
    'delete',
  ]);
  expect(shown(2)).toEqual(['share', 'download', 'copyMove', 'delete']);
  expect(commonOffers([offers, area.offersOf(folder('x'))]).map(({ action }) => action)).toEqual([
    'open',
    'rename',
    'share',
    'star',
    'copyMove',
    'details',
    'delete',
  ]);
});

it('adds nothing unhandled, and nothing to empty menus', async () => {
  const { area } = setUp({ abilities: new Set(['open', 'star', 'preview']) });
  await area.openFolder('root');
  expect(area.offersOf(file('a')).map(({ action }) => action)).toEqual(['open', 'preview', 'star']);
  expect(area.menuOf(file('a')).map(({ action }) => action)).toEqual(['preview']);
  // A folder of someone else could only be shared, and nobody carries that out.
  const foreign = folder('x', { owner: undefined, creator: undefined });
  expect([area.menuOf(foreign), area.offersOf(foreign)]).toEqual([[], []]);
});

it('marks removal as dangerous, with unique keys', () => {
  expect(ACTION_TABLE.filter(({ isDangerous }) => isDangerous).map(({ id }) => id)).toEqual([
    'removeForGood',
    'delete',
  ]);
  expect(MENU_ACTIONS).toHaveLength(13);
  for (const subject of subjects) {
    const keys = actionsOf(subject).flatMap((action) => actionRow(action).key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
