import { useCallback, useRef, useSyncExternalStore } from 'react';

/** The part of a zustand store that a component reads. */
export interface ReadableStore<State> {
  readonly getState: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Subscribes to a slice of a store; renders again only when `select` returns another value. */
export const useStore = <State, Slice>(
  store: ReadableStore<State>,
  select: (state: State) => Slice,
): Slice => {
  const last = useRef<{
    readonly state: State;
    readonly select: (state: State) => Slice;
    readonly slice: Slice;
  } | null>(null);
  const read = useCallback((): Slice => {
    const state = store.getState();
    const known = last.current;
    // Selectors may build new objects; the same state and selector must return the same one.
    if (known !== null && Object.is(known.state, state) && known.select === select) return known.slice;
    const slice = select(state);
    last.current = { state, select, slice };
    return slice;
  }, [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
};
