// Made from lucide 1.62.0 (ISC licence, see NOTICE.md). Those of a list and what is around it stand by themselves, so that a page that shows no more loads no more.

/** Holds the path of lucide "search". */
export const searchIcon = 'M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0';
/** Holds the path of lucide "x". */
export const closeIcon = 'M18 6 6 18M6 6l 12 12';
/** Holds the path of lucide "chevron-right". */
export const chevronRightIcon = 'M9 18l 6-6-6-6';
/** Holds the path of lucide "lock". */
export const lockIcon =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4';
/** Holds the path of lucide "ban". */
export const noAccessIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M4.929 4.929 19.07 19.071';
/** Holds the path of lucide "circle-alert". */
export const alertIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16';
/** Holds the path of lucide "folder-plus". */
export const folderPlusIcon =
  'M12 10v6M9 13h6M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z';
/** Holds the path of lucide "upload". */
export const importIcon = 'M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4';
/** Holds the path of lucide "info". */
export const infoIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01';
/** Holds the path of lucide "layout-grid"; its corners are round by the joins of its strokes alone. */
export const gridIcon = 'M3 3h7v7H3zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7H3z';
