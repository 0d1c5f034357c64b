// A tab that fills the screen reports `fullscreen` too, so that mode says nothing about a window of its own.
const appModes = ['standalone', 'minimal-ui', 'window-controls-overlay', 'tabbed'] as const;

const isFilling = (page: Window): boolean => page.matchMedia('(display-mode: fullscreen)').matches;

const isAppNow = (page: Window): boolean =>
  appModes.some((mode) => page.matchMedia(`(display-mode: ${mode})`).matches) ||
  // Safari's home screen says so here, and nowhere else before version 13.
  ('standalone' in page.navigator && page.navigator.standalone === true);

/**
 * Watches whether a page runs in a window of its own. A page can move between a tab and such a window while it is open;
 * filling the screen changes nothing.
 */
export const watchDisplayMode = (page: Window): (() => boolean) => {
  let isApp = isAppNow(page);
  const look = (): void => {
    if (!isFilling(page)) isApp = isAppNow(page);
  };
  for (const mode of [...appModes, 'fullscreen'])
    page.matchMedia(`(display-mode: ${mode})`).addEventListener('change', look);
  return () => isApp;
};
