import type { Definition, EdgeEnd, Json, NodeRow, Point, Router, TextRun } from '@chartdock/documents';
import type { Operation } from './operation.types.ts';

/** Draws a connector between two shapes or points. */
export interface ConnectIntent {
  readonly op: 'connect';
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly router?: Router;
  readonly label?: string;
  /** Look of its line and of its ends. Default: an arrow at its end. */
  readonly style?: Readonly<Record<string, Json>>;
}

/** Moves things by a distance; the content of a shape goes along, and so do ends and bends of lines that are moved themselves. */
export interface MoveIntent {
  readonly op: 'move';
  readonly ids: readonly string[];
  readonly dx: number;
  readonly dy: number;
}

/** Gives a shape another place, size or angle; missing fields stay. */
export interface ResizeIntent {
  readonly op: 'resize';
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly w?: number;
  readonly h?: number;
  readonly rot?: number;
}

/** Writes the text of a thing, plain or styled, or its rows. */
export interface WriteIntent {
  readonly op: 'write';
  readonly id: string;
  readonly text?: string;
  readonly runs?: readonly TextRun[];
  readonly rows?: readonly NodeRow[];
  /** Place of the label that is written, for a connector. Default the first. */
  readonly label?: number;
}

/** Gives several things one look; null takes a value away. Keys are those of their styles, such as `fill`. */
export interface StyleIntent {
  readonly op: 'style';
  readonly ids: readonly string[];
  readonly to: Readonly<Record<string, Json>>;
}

/** Bends a connector or a relation; an empty way lets it find its own. */
export interface BendIntent {
  readonly op: 'bend';
  readonly id: string;
  readonly way: readonly Point[];
}

/** Makes shapes a group of a name, or takes them out of theirs. */
export interface GroupIntent {
  readonly op: 'group';
  readonly ids: readonly string[];
  readonly id: string | null;
}

/** How shapes are lined up, spread out or put on top of one another. */
export type Arrangement =
  | 'left'
  | 'center'
  | 'right'
  | 'top'
  | 'middle'
  | 'bottom'
  | 'distribute-x'
  | 'distribute-y'
  | 'front'
  | 'back'
  | 'forward'
  | 'backward';

/** Lines shapes up by the last of them, spreads them out, or changes their order above one another. */
export interface ArrangeIntent {
  readonly op: 'arrange';
  readonly ids: readonly string[];
  readonly how: Arrangement;
}

/** Lays a tree out in a structure, or shapes in ranks along their connectors. */
export interface LayoutIntent {
  readonly op: 'layout';
  /** Topics whose branches change, or shapes; all of them when it is left out. */
  readonly ids?: readonly string[];
  /** A structure for trees; `down` or `right` for graphs. */
  readonly how: string;
}

/** Puts the content of another definition in, with fresh ids. */
export interface InsertIntent {
  readonly op: 'insert';
  readonly definition: Definition;
  /** Where its top left corner comes, in graphs and whiteboards; where floating topics come, in trees. */
  readonly at?: Point;
  /** Topic that its branches come below, or shape that it comes into. Default: the root of a tree, or the sheet. */
  readonly parent?: string;
  /** Place below the parent. Default behind all. */
  readonly index?: number;
}

/** Wish of an editor, host or agent; on arrival it becomes stored operations. */
export type ComposedIntent =
  | ConnectIntent
  | MoveIntent
  | ResizeIntent
  | WriteIntent
  | StyleIntent
  | BendIntent
  | GroupIntent
  | ArrangeIntent
  | LayoutIntent
  | InsertIntent;

/** Anything that changes a document. */
export type Intent = Operation | ComposedIntent;
