import { expect, it } from 'vitest';
import { afterSearchTyped } from '../browsing/search.state.ts';
import { isSamePlace, isSameQuery, queryFor } from './list-query.ts';
import type { Place } from './list.types.ts';
import { wireSorting } from './wire-sorting.ts';

const sorting = { by: 'manual', direction: 'asc' } as const;
const at = (place: Place, text = '') => queryFor({ place, search: afterSearchTyped(text), sorting });

it('asks for a folder in the chosen order', () => {
  expect(at({ page: 'diagrams', folderId: 'root' })).toEqual({
    source: 'folder',
    folderId: 'root',
    sorting,
    category: '',
    keyword: '',
  });
});

it.each([
  ['modified', 'lastModify'],
  ['created', 'createTime'],
  ['title', 'title'],
  ['manual', 'index'],
] as const)('[PREF-13] puts %s into sidx as %s, with the direction', (by, sidx) => {
  expect(wireSorting({ by, direction: 'asc' })).toEqual({ sidx, sort: 'asc' });
  expect(wireSorting({ by, direction: 'desc' })).toEqual({ sidx, sort: 'desc' });
});

it.each([
  [{ page: 'history' }, { source: 'history' }],
  [{ page: 'trash' }, { source: 'trash' }],
  [
    { page: 'trash', filter: { type: 'folder' } },
    { source: 'trash', filter: { type: 'folder' } },
  ],
  [
    { page: 'favourites', kind: 'template' },
    { source: 'favourites', kind: 'template' },
  ],
  [{ page: 'shared', by: 'others' }, { source: 'shared_with_me' }],
  [{ page: 'shared', by: 'me' }, { source: 'shared_by_me' }],
] as const)('lists %o by its own call', (place, query) => {
  expect(at(place)).toEqual(query);
});

it('[LIST-04] lists matches on every page of search mode', () => {
  const search = { source: 'search', title: 'plan', type: 'all', category: '' };
  for (const place of [
    { page: 'history' },
    { page: 'diagrams', folderId: 'x' },
    { page: 'shared', by: 'others' },
    { page: 'shared', by: 'me' },
    { page: 'favourites', kind: 'chart' },
    { page: 'trash' },
  ] as const)
    expect([place, at(place, ' plan ')]).toEqual([place, search]);
});

it('[LIST-05] lists the folder again once the text is gone', () => {
  expect(at({ page: 'diagrams', folderId: 'x' }, '  ')).toMatchObject({ source: 'folder', folderId: 'x' });
});

it('tells equal queries and places from different ones', () => {
  expect(isSameQuery({ source: 'history' }, { source: 'history' })).toBe(true);
  expect(isSameQuery(undefined, { source: 'history' })).toBe(false);
  expect(isSamePlace({ page: 'diagrams', folderId: 'a' }, { page: 'diagrams', folderId: 'b' })).toBe(false);
});
