import type { RowRange, RowsGeometry, RowsView } from './visible-rows.ts';

/** Returns whether every row the view shows is within a range. */
export const coversView = (range: RowRange, geometry: RowsGeometry, view: RowsView): boolean => {
  const top = Math.max(0, Math.floor(view.scrollTop / geometry.rowHeight));
  const bottom = Math.min(geometry.rowCount, Math.ceil((view.scrollTop + view.height) / geometry.rowHeight));
  return range.first <= top && range.end >= bottom;
};

/** Finds the scroll position that brings a row into view with the least movement. */
export const scrollTopFor = (
  { top, bottom }: { readonly top: number; readonly bottom: number },
  { scrollTop, height }: RowsView,
): number => {
  if (top < scrollTop) return top;
  return bottom > scrollTop + height ? Math.max(0, bottom - height) : scrollTop;
};
