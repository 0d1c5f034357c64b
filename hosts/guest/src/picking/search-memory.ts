import type { KeyValueStorage } from '@chartdock/platform';
import type { SearchMemory } from '@chartdock/react/picker';

const KEY = 'chartdock.searches';
const KEPT = 5;

const isWord = (word: unknown): word is string => typeof word === 'string' && word !== '';

const parse = (text: string | undefined): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isWord).slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

/** Remembers the latest five searches of a client's pickers. */
export const createSearchMemory = (storage: KeyValueStorage): SearchMemory => ({
  get: () => parse(storage.get(KEY)),
  add: (text) => {
    const known = parse(storage.get(KEY)).filter((word) => word !== text);
    storage.set(KEY, JSON.stringify([text, ...known].slice(0, KEPT)));
  },
});
