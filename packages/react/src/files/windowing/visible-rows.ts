/** Describes a long list of rows of one height, in CSS pixels. */
export interface RowsGeometry {
  readonly rowCount: number;
  readonly rowHeight: number;
}

/** Describes the part of the list that its box shows, in CSS pixels. */
export interface RowsView {
  readonly scrollTop: number;
  readonly height: number;
}

/** Names rows from `first` up to, not including, `end`. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Says that no row is drawn. */
export const noRows: RowRange = { first: 0, end: 0 };

/** Finds the rows that a view shows, each in part at least. */
export const rowsInView = (
  { rowCount, rowHeight }: RowsGeometry,
  { scrollTop, height }: RowsView,
): RowRange => {
  if (rowCount <= 0 || height <= 0) return noRows;
  const first = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), rowCount - 1);
  const bottom = Math.min(Math.max(0, Math.ceil((scrollTop + height) / rowHeight)), rowCount);
  return { first, end: Math.max(bottom, first + 1) };
};
