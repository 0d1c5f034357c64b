// Made from lucide 1.62.0 (ISC licence, see NOTICE.md), like the interface icons.

/** Holds the path of lucide "maximize". */
export const fullScreenIcon =
  'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3';
/** Holds the path of lucide "scan". */
export const fitIcon =
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M8 8h8v8H8z';
/** Holds the path of lucide "printer". */
export const printIcon =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';
/** Holds the path of lucide "play". */
export const presentIcon = 'M6 4v16l14-8z';
/** Holds the path of lucide "list-tree". */
export const outlineIcon = 'M21 12h-8M21 6H8M21 18h-8M3 6v4a2 2 0 0 0 2 2h3M3 10v6a2 2 0 0 0 2 2h3';
/** Holds the path of lucide "chevron-up". */
export const upIcon = 'M18 15l-6-6-6 6';
