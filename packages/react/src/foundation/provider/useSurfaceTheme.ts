import type { Palette, Theme } from '@chartdock/contract';
import { useLayoutEffect, useState } from 'react';
import { followSystem, isSystemDark, useTheme } from './useTheme.ts';

/** Reads the system's palette only once the theme follows it, before the next paint. */
const useExplicitTheme = (theme: Theme): Palette => {
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
 * Resolves the palette of a surface as {@link useTheme} does. A surface that begins with an explicit palette subscribes to no
 * store: a subscription alone makes the runtime walk everything it mounted a second time.
 */
export const useSurfaceTheme = (theme: Theme): Palette => {
  // The first theme settles it for good, because a component calls the same hooks each time.
  const [usePalette] = useState(() => (theme === 'auto' ? useTheme : useExplicitTheme));
  return usePalette(theme);
};
