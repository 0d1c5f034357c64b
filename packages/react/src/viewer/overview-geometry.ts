import { areaIn, fitArea } from '@chartdock/documents/viewing';
import type { Area, Spot, View, WindowSize } from '@chartdock/documents/viewing';

/** Size of the map of a document, in pixels. */
export const MAP_SIZE: WindowSize = { width: 168, height: 104 };
const MARGIN = 6;

/** A frame in the map, in pixels from its left top corner. */
export interface MapFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the view in which the map shows all of a room. */
export const mapView = (room: Area): View => fitArea(room, MAP_SIZE, { margin: MARGIN });

/** Returns the frame in the map around the part that a window shows. */
export const frameInMap = (whole: View, view: View, size: WindowSize): MapFrame => {
  const seen = areaIn(view, size);
  return {
    left: (seen.x - whole.x) * whole.scale + MAP_SIZE.width / 2,
    top: (seen.y - whole.y) * whole.scale + MAP_SIZE.height / 2,
    width: seen.w * whole.scale,
    height: seen.h * whole.scale,
  };
};

/** Returns how far a window has to be panned, in its own pixels, for its middle to lie at a point of the map. */
export const panToPoint = (whole: View, view: View, point: Spot): Spot => ({
  x: (view.x - whole.x - (point.x - MAP_SIZE.width / 2) / whole.scale) * view.scale,
  y: (view.y - whole.y - (point.y - MAP_SIZE.height / 2) / whole.scale) * view.scale,
});
