import type { Journal } from '@chartdock/editing';
import { createMemoryJournal } from '@chartdock/editing';
import { createIndexedJournal } from '@chartdock/editing/journal';

/** A journal, and whether it outlives the page. */
export interface DeviceJournal {
  readonly journal: Journal;
  readonly isKept: boolean;
}

/** Browsers that block storage throw at the first word of it. */
const findFactory = (): IDBFactory | undefined => {
  try {
    return window.indexedDB;
  } catch {
    return undefined;
  }
};

/** Opens the journal of a canvas on this device; in memory where the browser keeps nothing. */
export const openDeviceJournal = (canvas: string): DeviceJournal => {
  const factory = findFactory();
  return factory === undefined
    ? { journal: createMemoryJournal(), isKept: false }
    : { journal: createIndexedJournal({ factory, canvas }), isKept: true };
};
