import type { Palette, Theme } from '@chartdock/contract';
import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** Tells of each change of the system's palette. Returns how to stop. */
export const followSystem = (notify: () => void): (() => void) => {
  if (typeof matchMedia !== 'function') return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

/** Returns whether the system is dark now. */
export const isSystemDark = (): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

// A query makes the browser lay the page out at once, so a chosen palette asks none.
const followNothing = (): (() => void) => () => undefined;
const isNeverDark = (): boolean => false;

/** Resolves `auto` to the palette of the system and follows its changes. */
export const useTheme = (theme: Theme): Palette => {
  const follows = theme === 'auto';
  const system = useSyncExternalStore(
    follows ? followSystem : followNothing,
    follows ? isSystemDark : isNeverDark,
    isNeverDark,
  );
  return theme === 'dark' || system ? 'dark' : 'light';
};
