import type { KeyValueStorage } from '@chartdock/platform';
import type { PageKey, SortDirection, SortType } from '../list/list.types.ts';
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
  destinations: (userId: string) => `chartdock.destinations.${userId}`,
} as const;

const SORT_TYPES: readonly SortType[] = ['lastModify', 'createTime', 'title', 'index'];
const DIRECTIONS: readonly SortDirection[] = ['asc', 'desc'];
const VIEWS: readonly ViewType[] = ['icon', 'list'];

const oneOf = <Value extends string>(
  value: string | undefined,
  allowed: readonly Value[],
  otherwise: Value,
): Value => allowed.find((each) => each === value) ?? otherwise;

/** Reads what was remembered; whatever is missing or makes no sense is the default (PREF-01..08, PREF-14). */
export const loadPreferences = (storage: KeyValueStorage, userId: string): Preferences => {
  const { folderId, sorting, chartType, views } = DEFAULT_PREFERENCES;
  const view = (page: PageKey) => oneOf(storage.get(STORAGE_KEYS.view(page)), VIEWS, views[page]);
  return {
    folderId: storage.get(STORAGE_KEYS.folderId(userId)) || folderId,
    sorting: {
      sidx: oneOf(storage.get(STORAGE_KEYS.sortType), SORT_TYPES, sorting.sidx),
      sort: oneOf(storage.get(STORAGE_KEYS.sort), DIRECTIONS, sorting.sort),
    },
    chartType,
    views: Object.fromEntries(PAGE_KEYS.map((page) => [page, view(page)])) as Preferences['views'],
  };
};

/** Writes what changed between two states of the choices. */
export const savePreferences = (
  storage: KeyValueStorage,
  userId: string,
  change: { before: Preferences; now: Preferences },
): void => {
  const { before, now } = change;
  const write = (key: string, was: string, is: string) => {
    if (was !== is) storage.set(key, is);
  };
  write(STORAGE_KEYS.folderId(userId), before.folderId, now.folderId);
  write(STORAGE_KEYS.sortType, before.sorting.sidx, now.sorting.sidx);
  write(STORAGE_KEYS.sort, before.sorting.sort, now.sorting.sort);
  for (const page of PAGE_KEYS) write(STORAGE_KEYS.view(page), before.views[page], now.views[page]);
};

/** Tells whether this person has seen a file list with something in it (GUARD-12). */
export const hasSeenFileList = (storage: KeyValueStorage, userId: string): boolean =>
  storage.get(STORAGE_KEYS.fileListSeen(userId)) === '1';

/** Remembers that this person has seen a file list with something in it, or asked for it (GUARD-12). */
export const rememberFileListSeen = (storage: KeyValueStorage, userId: string): void =>
  storage.set(STORAGE_KEYS.fileListSeen(userId), '1');

/** Answers how many files this person held at the last look; undefined when nobody has looked yet (PREF-09). */
export const storedFileCount = (storage: KeyValueStorage, userId: string): number | undefined => {
  const text = storage.get(STORAGE_KEYS.fileCount(userId)) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

/** Remembers how many files this person holds (PREF-09). */
export const rememberFileCount = (storage: KeyValueStorage, userId: string, count: number): void =>
  storage.set(STORAGE_KEYS.fileCount(userId), String(count));
