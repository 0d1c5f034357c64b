/** Tells some that something changed. */
export interface Listeners {
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

/** Creates an empty list of listeners. */
export const createListeners = (): Listeners => {
  const all = new Set<() => void>();
  return {
    subscribe: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: () => {
      for (const listener of [...all]) listener();
    },
  };
};
