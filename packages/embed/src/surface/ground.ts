import type { Theme } from '../surface.types.ts';

/** Gives the ground of a theme as a colour of CSS. */
export const groundOf = (theme: Theme): string =>
  (theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark')
    ? '#13161c'
    : '#fff';
