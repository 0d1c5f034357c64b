import type { EdgeEnd } from '@chartdock/documents';
import type { GraphSession, Spot } from '@chartdock/editing/graph';
import type { ArmedField } from '../input/armed-field.ts';
import type { GraphCanvas } from './graph-canvas.ts';
import type { OverlayExtra } from './overlay.ts';

/** A place of the window where something opens. */
export interface ScreenPlace {
  readonly x: number;
  readonly y: number;
}

/** Asks for the shape that a connector into the blank leads to. */
export interface ShapeWish {
  readonly at: ScreenPlace;
  readonly spot: Spot;
  readonly from: EdgeEnd;
}

/** Tools of the pointers of a graph. */
export interface GraphDesk {
  readonly host: HTMLElement;
  readonly canvas: GraphCanvas;
  readonly session: GraphSession;
  readonly field: ArmedField;
  /** Returns the place of the page below a pointer. */
  readonly spotOf: (event: ScreenPoint) => Spot;
  /** Shows something over the picture until it is called again. */
  readonly lay: (extra: OverlayExtra) => void;
  /** Draws the cells that a preview has moved. */
  readonly redraw: () => void;
  /** Pixels of the page for so many of the window. */
  readonly reach: (pixels: number) => number;
  readonly grid: () => number;
  /** Opens a part of the frame. Returns whether there is such a thing. */
  readonly open: (id: string, at?: ScreenPlace) => boolean;
  readonly offerShapes: (wish: ShapeWish) => void;
}

/** A pointer in the window. */
export interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** Work of a pointer that is held down. */
export interface PointerWork {
  readonly move: (event: PointerEvent) => void;
  readonly end: (event: PointerEvent) => void;
  /** Leaves everything as it was. */
  readonly cancel: () => void;
}
