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

/** A box that stands, with the part of it that connectors reach. */
export interface StandingBox {
  readonly id: string;
  /** Everything it takes, with its caption. */
  readonly place: Place;
  /** Where connectors begin and end: at the middle of its upper or lower side, or of a side when the ranks run to the right. */
  readonly port: Place;
}
