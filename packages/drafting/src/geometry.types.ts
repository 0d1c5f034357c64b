/** A point of a route. */
export type Point = readonly [x: number, y: number];

/** A rectangle; lengths in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The way of a connector, and where on it, from 0 to 1, its label stands. */
export interface Route {
  readonly points: readonly Point[];
  readonly at: number;
}
