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
export const fitGrid = ({ width, minCardWidth, gap, textHeight }: GridShape): GridGeometry => {
  const columns = Math.max(1, Math.floor((width + gap) / (minCardWidth + gap)));
  const cardWidth = Math.max(0, (width - gap * (columns - 1)) / columns);
  return { columns, cardWidth, rowHeight: Math.round((cardWidth * 10) / 16 + textHeight + gap) };
};
