// Made from lucide 1.62.0 (ISC licence, see NOTICE.md), like the interface icons.

/** Holds the path of lucide "undo-2". */
export const undoIcon = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11';
/** Holds the path of lucide "redo-2". */
export const redoIcon = 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13';
/** Holds the path of lucide "arrow-left". */
export const backIcon = 'M12 19l-7-7 7-7M19 12H5';
/** Draws a sheet with a frame in its corner. */
export const overviewIcon =
  'M4 4h16a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM12 12h6v5h-6z';
/** Draws a topic with one below it. */
export const childIcon = 'M3 9h7v6H3zM10 12h4M14 5h7v5h-7zM14 14h7v5h-7zM12 7.5v9M12 7.5h2M12 16.5h2';
/** Draws a topic with one beside it. */
export const siblingIcon = 'M5 4h14v6H5zM5 14h14v6H5z';
/** Draws topics on both sides of one. */
export const mapIcon =
  'M9 9.5h6v5H9zM2 4h5v4H2zM2 16h5v4H2zM17 4h5v4h-5zM17 16h5v4h-5zM7 6l3 3.5M7 18l3-3.5M17 6l-3 3.5M17 18l-3-3.5';
