/** A press as long as this, in milliseconds, drags the strip. */
const DRAG_FROM_MS = 200;

/** When a press on a tile began and ended, in milliseconds of one clock. */
export interface TilePress {
  readonly downAt: number;
  readonly upAt: number;
  /** Whether the strip was moved meanwhile. */
  readonly dragged: boolean;
}

/** Returns whether a press on a tile opens it: shorter than 200 ms and not a drag (TPL-14, TPL-15). */
export const opensTile = ({ downAt, upAt, dragged }: TilePress): boolean =>
  !dragged && upAt - downAt < DRAG_FROM_MS;
