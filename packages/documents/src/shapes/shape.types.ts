import type { Expression } from './expression.ts';

/** Families that shapes are offered in. */
export type ShapeGroup =
  | 'flowchart'
  | 'uml'
  | 'er'
  | 'swimlane'
  | 'bpmn'
  | 'network'
  | 'org'
  | 'floor'
  | 'circuit'
  | 'venn'
  | 'ui'
  | 'gantt'
  | 'table'
  | 'basic';

/** How an outline is painted: filled and lined, lined only, filled with the colour of lines, filled faintly, filled with the ground, or so that what lies below shines through. */
export type ShapePaint = 'body' | 'line' | 'solid' | 'tint' | 'paper' | 'glass';

/** Commands of an outline, in absolute coordinates of the shape: move, line, cubic and quadratic curve, arc, and close. */
export type PathCommand = 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z';

/** One step of an outline. An arc has two radii, two flags and a point. */
export interface PathStep {
  readonly command: PathCommand;
  readonly values: readonly Expression[];
}

/** An outline and how it is painted. */
export interface ShapePath {
  readonly paint: ShapePaint;
  readonly steps: readonly PathStep[];
}

/** A rectangle or place inside a shape. */
export type ShapeBox = readonly [x: Expression, y: Expression, w: Expression, h: Expression];

/** A shape as data: a set that renderers draw, palettes offer, and file formats write. */
export interface Shape {
  readonly id: string;
  readonly group: ShapeGroup;
  readonly names: { readonly zh: string; readonly en: string };
  readonly paths: readonly ShapePath[];
  /** Where its text stands. */
  readonly text: ShapeBox;
  /** Where its text begins in that box. */
  readonly valign: 'top' | 'middle';
  /** Where connectors may end. */
  readonly anchors: readonly (readonly [x: Expression, y: Expression])[];
  /** The size it has when it is new. */
  readonly size: { readonly w: number; readonly h: number };
  /** Whether it has a heading with rows below it. */
  readonly hasRows: boolean;
}
