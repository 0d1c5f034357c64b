import type { KeyValueStorage } from '@chartdock/platform';
import type { PageKey, SortDirection, SortField } from '../list/list.types.ts';
import { DEFAULT_PREFERENCES, PAGE_KEYS } from './preferences.state.ts';
import type { Preferences, ViewType } from './preferences.types.ts';

/** Names the places in storage. Folder and counts belong to a person; order and views belong to the browser. */
export const STORAGE_KEYS = {
  sortType: 'chartdock.sortType',
  sort: 'chartdock.sort',
  folderId: (userId: string) => `chartdock.folderId.${userId}`,
  view: (page: PageKey) => `chartdock.view.${page}`,
  fileCount: (userId: string) => `chartdock.fileCount.${userId}`,
  fileListSeen: (userId: string) => `chartdock.fileListSeen.${userId}`,
} as const;

const SORT_FIELDS: readonly SortField[] = ['modified', 'created', 'title', 'manual'];
const DIRECTIONS: readonly SortDirection[] = ['asc', 'desc'];
const VIEWS: readonly ViewType[] = ['icon', 'list'];

const oneOf = <Value extends string>(
  value: string | undefined,
  allowed: readonly Value[],
  otherwise: Value,
): Value => allowed.find((each) => each === value) ?? otherwise;

/** Reads the stored preferences; missing or invalid ones take their defaults (PREF-01..08, PREF-14). */
export const loadPreferences = (storage: KeyValueStorage, userId: string): Preferences => {
  const { folderId, sorting, favouriteKind, views } = DEFAULT_PREFERENCES;
  const view = (page: PageKey) => oneOf(storage.get(STORAGE_KEYS.view(page)), VIEWS, views[page]);
  return {
    folderId: storage.get(STORAGE_KEYS.folderId(userId)) || folderId,
    sorting: {
      by: oneOf(storage.get(STORAGE_KEYS.sortType), SORT_FIELDS, sorting.by),
      direction: oneOf(storage.get(STORAGE_KEYS.sort), DIRECTIONS, sorting.direction),
    },
    favouriteKind,
    views: Object.fromEntries(PAGE_KEYS.map((page) => [page, view(page)])) as Preferences['views'],
  };
};
