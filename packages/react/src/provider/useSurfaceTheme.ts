import type { Palette, Theme } from '@chartdock/contract';
import { useLayoutEffect, useState } from 'react';
import { followSystem, isSystemDark, useTheme } from './useTheme.ts';

/** Asks the system only once it is followed, and then before the next picture. */
const useLaterTheme = (theme: Theme): Palette => {
  const [isDark, setDark] = useState(false);
  useLayoutEffect(() => {
    if (theme !== 'auto') return undefined;
    const read = (): void => setDark(isSystemDark());
    read();
    return followSystem(read);
  }, [theme]);
  if (theme !== 'auto') return theme;
  return isDark ? 'dark' : 'light';
};

/**
 * Resolves the palette of a surface as {@link useTheme} does. A surface that begins with a palette of its own follows no store:
 * that alone makes the runtime go through all it mounted once more.
 */
export const useSurfaceTheme = (theme: Theme): Palette => {
  // The first theme settles it for good, because a component calls the same hooks each time.
  const [usePalette] = useState(() => (theme === 'auto' ? useTheme : useLaterTheme));
  return usePalette(theme);
};
