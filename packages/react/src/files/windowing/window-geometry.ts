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
export function visibleRows(
  { rowCount, rowHeight }: RowsGeometry,
  { scrollTop, height }: RowsView,
): RowRange {
  if (rowCount <= 0 || height <= 0) return noRows;
  const last = rowCount - 1;
  const top = Math.min(Math.max(0, Math.floor(scrollTop / rowHeight)), last);
  const bottom = Math.min(Math.max(0, Math.ceil((scrollTop + height) / rowHeight)), rowCount);
  const first = Math.floor(Math.max(0, top - overscan) / rangeStep) * rangeStep;
  const end = Math.min(rowCount, Math.ceil((Math.max(bottom, top + 1) + overscan) / rangeStep) * rangeStep);
  return { first, end };
}

/** Tells whether every row the view shows is within a range. */
export function coversView(range: RowRange, geometry: RowsGeometry, view: RowsView): boolean {
  const top = Math.max(0, Math.floor(view.scrollTop / geometry.rowHeight));
  const bottom = Math.min(geometry.rowCount, Math.ceil((view.scrollTop + view.height) / geometry.rowHeight));
  return range.first <= top && range.end >= bottom;
}

/** Finds the scroll position that brings a row into view with the least movement. */
export function scrollTopFor(
  row: number,
  { rowHeight }: RowsGeometry,
  { scrollTop, height }: RowsView,
): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  const bottom = top + rowHeight;
  return bottom > scrollTop + height ? Math.max(0, bottom - height) : scrollTop;
}

/** Describes what decides the columns of the icon view, in CSS pixels. */
export interface GridShape {
  readonly width: number;
  readonly minCardWidth: number;
  readonly gap: number;
  /** Height of the part of a card below its picture. */
  readonly textHeight: number;
}

/** Describes the columns of the icon view. */
export interface GridGeometry {
  readonly columns: number;
  readonly cardWidth: number;
  /** Height of a row of cards with the gap below it. */
  readonly rowHeight: number;
}

/** Fits as many equal cards with a 16:10 picture into the width as their least width allows, one at least. */
export function fitGrid({ width, minCardWidth, gap, textHeight }: GridShape): GridGeometry {
  const columns = Math.max(1, Math.floor((width + gap) / (minCardWidth + gap)));
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, cardWidth, rowHeight: Math.round((cardWidth * 10) / 16 + textHeight + gap) };
}
