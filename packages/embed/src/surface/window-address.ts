import type { SurfaceContext } from './context.ts';

/**
 * Gives the address of a guest page that has a window for itself. Nobody around it holds its place until it has painted, so the
 * server does, in the theme and the language that the address names.
 */
export const windowAddress = (
  address: string | URL,
  { theme, locale }: Pick<SurfaceContext, 'theme' | 'locale'>,
): URL => {
  const url = new URL(address);
  url.searchParams.set('theme', theme);
  url.searchParams.set('locale', locale);
  return url;
};
