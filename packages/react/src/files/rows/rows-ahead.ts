import { createRowPainter } from './row-painter.ts';
import type { RowPainter } from './row-painter.ts';

/** Painters of lists whose components are not there yet, by the element their rows lie in. */
const ahead = new WeakMap<Element, RowPainter>();

/** Paints rows of a list whose components are not there yet; the one that is drawn into the same element goes on with its painter. */
export const createPaintAhead = (space: HTMLElement): RowPainter['paint'] => {
  const painter = createRowPainter(space);
  ahead.set(space, painter);
  return (rows, settings) => {
    if (ahead.has(space)) painter.paint(rows, settings);
  };
};

/** Returns the painter of a list: the one that painted before there were components, with its rows in their place, else a new one. */
export const painterOf = (space: HTMLElement): RowPainter => {
  const known = ahead.get(space);
  ahead.delete(space);
  known?.putBack();
  return known ?? createRowPainter(space);
};
