import type { KeyValueStorage } from '@chartdock/platform';

const KEY = 'chartdock.pinnedRows';

/** Reads how many folders were pinned when they were last shown, so that their room is kept while they load. */
export const pinnedRows = (storage: KeyValueStorage): number => Number(storage.get(KEY)) || 0;

/** Remembers how many folders are pinned. */
export const rememberPinnedRows = (storage: KeyValueStorage, count: number): void =>
  storage.set(KEY, String(count));
