/** Height of a row of the list view in pixels. */
export const listRowHeight = 44;

/** Height of the column titles in pixels. */
export const listHeadHeight = 36;
