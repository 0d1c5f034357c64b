import { expect, it } from 'vitest';
import { afterSearchTyped } from '../browsing/search.state.ts';
import { isSamePlace, isSameQuery, queryFor } from './list-query.ts';
import type { Place } from './list.types.ts';

const sorting = { sidx: 'title', sort: 'asc' } as const;
const at = (place: Place, text = '') => queryFor({ place, search: afterSearchTyped(text), sorting });

it('[PREF-13] puts sort type into sidx and direction into sort of the folder list', () => {
  expect(at({ page: 'diagrams', folderId: 'root' })).toEqual({
    source: 'folder',
    folderId: 'root',
    sidx: 'title',
    sort: 'asc',
    category: '',
    keyword: '',
  });
});

it.each([
  [{ page: 'history' }, { source: 'history' }],
  [{ page: 'trash' }, { source: 'trash' }],
  [
    { page: 'trash', filter: { type: 'folder' } },
    { source: 'trash', filter: { type: 'folder' } },
  ],
  [
    { page: 'fav', kind: 'template' },
    { source: 'favourites', kind: 'template' },
  ],
  [{ page: 'colla', tab: 1 }, { source: 'shared_with_me' }],
  [{ page: 'colla', tab: 2 }, { source: 'shared_by_me' }],
] as const)('lists %o by its own call', (place, query) => {
  expect(at(place)).toEqual(query);
});

it('[LIST-04] lists the matches of the trimmed text on every page while search mode is on', () => {
  const search = { source: 'search', title: 'plan', type: 'all', category: '' };
  expect([at({ page: 'history' }, ' plan '), at({ page: 'diagrams', folderId: 'x' }, 'plan')]).toEqual([
    search,
    search,
  ]);
});

it('[LIST-05] lists the folder again once the text is gone', () => {
  expect(at({ page: 'diagrams', folderId: 'x' }, '  ')).toMatchObject({ source: 'folder', folderId: 'x' });
});

it('tells equal queries and places from different ones', () => {
  expect(isSameQuery({ source: 'history' }, { source: 'history' })).toBe(true);
  expect(isSameQuery(undefined, { source: 'history' })).toBe(false);
  expect(isSamePlace({ page: 'diagrams', folderId: 'a' }, { page: 'diagrams', folderId: 'b' })).toBe(false);
});
