import type { RowRange, RowsGeometry, RowsView } from './visible-rows.ts';
import { noRows, rowsInView } from './visible-rows.ts';

/** Rows drawn beyond each edge of the view. */
export const overscan = 4;

/** Rows by which the range moves at a time, so that slow scrolling does not render on every row. */
export const rangeStep = 4;

/** Finds the rows to draw: the visible ones, the overscan, and what is left to the next step. */
export const visibleRows = (geometry: RowsGeometry, view: RowsView): RowRange => {
  const { first, end } = rowsInView(geometry, view);
  if (end === 0) return noRows;
  return {
    first: Math.floor(Math.max(0, first - overscan) / rangeStep) * rangeStep,
    end: Math.min(geometry.rowCount, Math.ceil((end + overscan) / rangeStep) * rangeStep),
  };
};

/** Returns whether every row the view shows is within a range. */
export const coversView = (range: RowRange, geometry: RowsGeometry, view: RowsView): boolean => {
  const { first, end } = rowsInView(geometry, view);
  return range.first <= first && range.end >= end;
};

/** Finds the scroll position that brings a row into view with the least movement. */
export const scrollTopFor = (
  { top, bottom }: { readonly top: number; readonly bottom: number },
  { scrollTop, height }: RowsView,
): number => {
  if (top < scrollTop) return top;
  return bottom > scrollTop + height ? Math.max(0, bottom - height) : scrollTop;
};
