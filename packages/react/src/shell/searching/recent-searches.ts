import type { KeyValueStorage } from '@chartdock/platform';

/** Searches that are remembered of a person. */
const MOST = 6;

const keyOf = (userId: string): string => `chartdock.searches.${userId}`;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Reads the texts that a person searched for lately, the latest first. */
export const loadRecentSearches = (storage: KeyValueStorage, userId: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(userId)) ?? '[]');
    return isTexts(kept) ? kept.slice(0, MOST) : [];
  } catch {
    return [];
  }
};

/**
 * Remembers a text that a person searched for. One that only goes on from the latest takes its place:
 *
 *     "plan", "tree"  +  "plan b"  →  "plan b", "tree"
 */
export const rememberSearch = (storage: KeyValueStorage, userId: string, text: string): void => {
  const wanted = text.trim();
  if (wanted === '') return;
  const known = loadRecentSearches(storage, userId);
  const others = known.filter((each, at) => each !== wanted && !(at === 0 && wanted.startsWith(each)));
  storage.set(keyOf(userId), JSON.stringify([wanted, ...others].slice(0, MOST)));
};

/** Forgets what a person searched for. */
export const forgetSearches = (storage: KeyValueStorage, userId: string): void =>
  storage.remove(keyOf(userId));
