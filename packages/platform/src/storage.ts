/** Small values by key. Never throws (PREF-14). */
export interface KeyValueStorage {
  /** Returns the value, or undefined when there is none. */
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The part of the browser's `Storage` that is used. */
export interface RawStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const attempt = <Value>(run: () => Value, otherwise: Value): Value => {
  try {
    return run();
  } catch {
    return otherwise;
  }
};

/** Creates a storage that lives as long as the page. */
export const createMemoryStorage = (initial: Readonly<Record<string, string>> = {}): KeyValueStorage => {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
};

/**
 * Wraps a storage that may be blocked or full (PREF-14). `source` is asked on every use, because merely
 * reading `window.localStorage` throws when it is blocked. Values that cannot be written are kept in memory
 * and read back from there.
 */
export const createGuardedStorage = (source: () => RawStorage | null | undefined): KeyValueStorage => {
  /** Values that the real storage does not hold; undefined marks one that it could not remove. */
  const kept = new Map<string, string | undefined>();
  const store = (use: (raw: RawStorage) => void): boolean =>
    attempt(() => {
      const raw = source();
      if (raw === null || raw === undefined) return false;
      use(raw);
      return true;
    }, false);
  const keepUnless = (stored: boolean, key: string, value: string | undefined): void => {
    if (stored) kept.delete(key);
    else kept.set(key, value);
  };
  return {
    get: (key) =>
      kept.has(key) ? kept.get(key) : attempt(() => source()?.getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      keepUnless(
        store((raw) => raw.setItem(key, value)),
        key,
        value,
      ),
    remove: (key) =>
      keepUnless(
        store((raw) => raw.removeItem(key)),
        key,
        undefined,
      ),
  };
};
