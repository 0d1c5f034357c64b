import type { KeyValueStorage } from '@chartdock/platform';
import { STORAGE_KEYS } from './load-preferences.ts';
import { PAGE_KEYS } from './preferences.state.ts';
import type { Preferences } from './preferences.types.ts';

/** Stores the preferences that differ between two states. */
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
  write(STORAGE_KEYS.sortType, before.sorting.by, now.sorting.by);
  write(STORAGE_KEYS.sort, before.sorting.direction, now.sorting.direction);
  for (const page of PAGE_KEYS) write(STORAGE_KEYS.view(page), before.views[page], now.views[page]);
};

/** Returns whether this person has seen a file list with something in it (GUARD-12). */
export const hasSeenFileList = (storage: KeyValueStorage, userId: string): boolean =>
  storage.get(STORAGE_KEYS.fileListSeen(userId)) === '1';

/** Remembers that this person has seen a file list with something in it, or asked for it (GUARD-12). */
export const rememberFileListSeen = (storage: KeyValueStorage, userId: string): void =>
  storage.set(STORAGE_KEYS.fileListSeen(userId), '1');

/** Returns how many files this person held at the last look; undefined when nobody has looked yet (PREF-09). */
export const storedFileCount = (storage: KeyValueStorage, userId: string): number | undefined => {
  const text = storage.get(STORAGE_KEYS.fileCount(userId)) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

/** Remembers how many files this person holds (PREF-09). */
export const rememberFileCount = (storage: KeyValueStorage, userId: string, count: number): void =>
  storage.set(STORAGE_KEYS.fileCount(userId), String(count));
