/** Holds the work on one canvas for one tab of a person. */
export interface TabLock {
  readonly name: string;
  /** Whether this tab may change the canvas; true where the browser has no locks. */
  readonly isHeld: () => boolean;
  /** Hears that this tab got the canvas, or lost it to another, until the returned function is called. */
  readonly watch: (listener: (isHeld: boolean) => void) => () => void;
  /** Takes it from the tab that has it. */
  readonly take: () => void;
  readonly release: () => void;
}

/** Asks for a canvas, and waits in line while another tab has it. Until the first answer the tab counts as the only one. */
export const createTabLock = (locks: LockManager | undefined, name: string): TabLock => {
  const listeners = new Set<(isHeld: boolean) => void>();
  let isHeld = true;
  let isReleased = false;
  let end = (): void => undefined;
  let queue = new AbortController();

  const tell = (next: boolean): void => {
    if (isReleased || next === isHeld) return;
    isHeld = next;
    for (const listener of [...listeners]) listener(next);
  };

  /** Holds the lock until it is released or taken. */
  const hold = (): Promise<void> => {
    tell(true);
    return new Promise((resolve) => {
      end = resolve;
      if (isReleased) resolve();
    });
  };

  const standInLine = (): void => {
    if (isReleased) return;
    tell(false);
    queue = new AbortController();
    request({ signal: queue.signal });
  };

  const request = (options: LockOptions): void => {
    // It rejects where another tab took the lock, and where this one left the line to take it itself.
    locks?.request(name, options, hold).catch(() => {
      if (!isReleased && options.signal?.aborted !== true) standInLine();
    });
  };

  locks
    ?.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return hold();
      standInLine();
      return undefined;
    })
    .catch(standInLine);

  return {
    name,
    isHeld: () => isHeld,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: () => {
      queue.abort();
      request({ steal: true });
    },
    release: () => {
      isReleased = true;
      queue.abort();
      end();
    },
  };
};
