/** Signs of language and appearance in the page itself. */
export interface PageSigns {
  readonly locale: string;
  readonly theme: 'light' | 'dark';
}

const darkOf = (page: Window): MediaQueryList => page.matchMedia('(prefers-color-scheme: dark)');

/** Reads language and appearance off the page, for apps that do not tell. */
export const readPageSigns = (page: Window): PageSigns => ({
  locale: page.navigator.language,
  theme: darkOf(page).matches ? 'dark' : 'light',
});

/** Runs a listener when language or appearance of the page changes; returns how to stop. */
export const watchPageSigns = (page: Window, listener: () => void): (() => void) => {
  const dark = darkOf(page);
  // Safari 13 knows only the older pair of names.
  const isOld = typeof dark.addEventListener !== 'function';
  if (isOld) dark.addListener(listener);
  else dark.addEventListener('change', listener);
  page.addEventListener('languagechange', listener);
  return () => {
    if (isOld) dark.removeListener(listener);
    else dark.removeEventListener('change', listener);
    page.removeEventListener('languagechange', listener);
  };
};
