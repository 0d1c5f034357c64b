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

/** Finds the rows to draw: the visible ones, the overscan, and what is left to the next step. */
export const visibleRows = (geometry: RowsGeometry, view: RowsView): RowRange => {
  const { first, end } = rowsInView(geometry, view);
  if (end === 0) return noRows;
  return {
    first: Math.floor(Math.max(0, first - overscan) / rangeStep) * rangeStep,
    end: Math.min(geometry.rowCount, Math.ceil((end + overscan) / rangeStep) * rangeStep),
  };
};
