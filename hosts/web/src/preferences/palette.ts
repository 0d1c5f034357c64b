import type { Theme } from '@chartdock/react';
import type { Workspace } from '@chartdock/workspace';

/** Names the palette of the interface for each choice of appearance. */
export const paletteOf: Readonly<Record<ReturnType<Workspace['theme']['get']>, Theme>> = {
  system: 'auto',
  light: 'default',
  dark: 'dark',
};
