/** Knows who still waits for things, by their keys. */
export interface Interest {
  /** Counts someone until the signal, or for good without one. Returns the way to stop counting, which loses nothing. */
  readonly add: (key: string, signal: AbortSignal | undefined) => () => void;
  /** Calls back once nobody waits for a key any more, at once where that is so. Returns the way to stop listening. */
  readonly onLost: (key: string, lost: () => void) => () => void;
}

/** Creates a count of those who wait. */
export const createInterest = (): Interest => {
  const waiting = new Map<string, number>();
  const listeners = new Map<string, () => void>();
  const change = (key: string, by: number): number => {
    const count = (waiting.get(key) ?? 0) + by;
    if (count > 0) waiting.set(key, count);
    else waiting.delete(key);
    return count;
  };
  return {
    add: (key, signal) => {
      change(key, 1);
      let isCounted = true;
      const leave = (): number => {
        if (!isCounted) return 1;
        isCounted = false;
        return change(key, -1);
      };
      const abort = (): void => {
        if (leave() <= 0) listeners.get(key)?.();
      };
      if (signal?.aborted === true) abort();
      else signal?.addEventListener('abort', abort, { once: true });
      return () => {
        signal?.removeEventListener('abort', abort);
        leave();
      };
    },
    onLost: (key, lost) => {
      listeners.set(key, lost);
      if (!waiting.has(key)) lost();
      return () => listeners.delete(key);
    },
  };
};
