/** Keeps values up to a number of bytes, the most recently used ones. */
export interface ByteCache<T> {
  readonly get: (key: string) => T | undefined;
  /** Keeps a value of a size in bytes; one larger than the whole cache is not kept. */
  readonly set: (key: string, value: T, bytes: number) => void;
}

/** Creates a cache that holds at most so many bytes. */
export const createByteCache = <T>(most: number): ByteCache<T> => {
  const entries = new Map<string, { readonly value: T; readonly bytes: number }>();
  let held = 0;
  const drop = (key: string): void => {
    held -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, bytes) => {
      drop(key);
      if (bytes > most) return;
      entries.set(key, { value, bytes });
      held += bytes;
      for (const oldest of entries.keys()) {
        if (held <= most) break;
        drop(oldest);
      }
    },
  };
};
