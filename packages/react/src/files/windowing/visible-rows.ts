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

/** Rows drawn beyond each edge of the view. */
export const overscan = 4;

/** Rows by which the range moves at a time, so that slow scrolling does not render on every row. */
export const rangeStep = 4;

/** Says that no row is drawn. */
export const noRows: RowRange = { first: 0, end: 0 };

/** Finds the rows to draw: the visible ones, the overscan, and what is left to the next step. */
export const visibleRows = (
  { rowCount, rowHeight }: RowsGeometry,
  { scrollTop, height }: RowsView,
): RowRange => {
  if (rowCount <= 0 || height <= 0) return noRows;
  const last = rowCount - 1;
  const top = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), last);
  const bottom = Math.min(Math.max(0, Math.ceil((scrollTop + height) / rowHeight)), rowCount);
  const first = Math.floor(Math.max(0, top - overscan) / rangeStep) * rangeStep;
  const end = Math.min(rowCount, Math.ceil((Math.max(bottom, top + 1) + overscan) / rangeStep) * rangeStep);
  return { first, end };
};
