/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Fields of everything that stands in a document. */
export interface Shared {
  /**
   * Place among its neighbours: keys that compare as texts, with room between any two of them. Read definitions have one on
   * everything; in one that is being made it may be left out, and the place in the list counts.
   */
  readonly order?: string;
  /** Values of the embedding page; nothing here reads them. */
  readonly data?: Readonly<Record<string, Json>>;
  /** Ids of the comments that are attached to it. */
  readonly comments?: readonly string[];
}

/** A piece of text in one style; the texts of all runs together spell the plain text beside them. */
export interface TextRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly color?: string;
  /** An address with http, https or mailto. */
  readonly href?: string;
}

/** How the line around a shape or of a connector is drawn. */
export type Dash = 'solid' | 'dashed' | 'dotted';

/** A point or a distance in pixels: across and down. */
export type Point = readonly [x: number, y: number];
