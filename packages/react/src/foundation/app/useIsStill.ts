import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Returns whether nothing can be measured: while a server renders, and in the first render of a browser that takes that
 * over, which has to draw the same.
 */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof document === 'undefined',
    () => true,
  );
