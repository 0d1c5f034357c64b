import { areaIn, fitArea, growBy, holdNear, panBy, zoomAt } from '@chartdock/documents/viewing';
import type { Area, Spot, View, WindowSize } from '@chartdock/documents/viewing';

/** Free pixels around an area that is brought into sight. */
const MARGIN = 32;

/** A place of the window, in pixels from its left top corner. */
export interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** Returns the point of a document that lies at a place of the window. */
export const toDocument = (view: View, size: WindowSize, { x, y }: WindowPoint): WindowPoint => ({
  x: view.x + (x - size.width / 2) / view.scale,
  y: view.y + (y - size.height / 2) / view.scale,
});

/** Returns where a point of a document lies in the window. */
export const toWindow = (view: View, size: WindowSize, { x, y }: WindowPoint): WindowPoint => ({
  x: (x - view.x) * view.scale + size.width / 2,
  y: (y - view.y) * view.scale + size.height / 2,
});

type Span = readonly [low: number, high: number];

/** Returns how far a window moves along one axis to hold a span. */
const shiftInto = ([low, high]: Span, [from, to]: Span): number =>
  low < from ? low - from : high > to ? Math.min(high - to, low - from) : 0;

/** Moves a view as little as brings an area into the window; one that is larger than the window is shown from its beginning. */
export const nudgeInto = (view: View, area: Area, size: WindowSize): View => {
  const [w, h] = [size.width / 2 / view.scale, size.height / 2 / view.scale];
  const margin = Math.min(MARGIN / view.scale, w / 4, h / 4);
  const dx = shiftInto([area.x, area.x + area.w], [view.x - w + margin, view.x + w - margin]);
  const dy = shiftInto([area.y, area.y + area.h], [view.y - h + margin, view.y + h - margin]);
  return dx === 0 && dy === 0 ? view : { ...view, x: view.x + dx, y: view.y + dy };
};

/** Returns the part of a document that a window shows. */
export const areaOf = areaIn;

export { fitArea, growBy, holdNear, panBy, zoomAt };
export type { Area, Spot, View, WindowSize };
