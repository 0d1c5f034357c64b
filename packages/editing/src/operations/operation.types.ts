import type { Json, TextRun } from '@chartdock/documents';
import type { ThingList } from '../things/thing.types.ts';

/** A thing as it travels: its list, its place and its fields, under its id. */
export type SentThing = Readonly<Record<string, unknown>> & {
  readonly in: ThingList;
  readonly parent?: string;
  readonly order: string;
};

/** Values by the path of a field, such as `style.fill`; null takes a field away. */
export type Values = Readonly<Record<string, Json>>;

/** Puts things in that are not there; things with a taken id, or nothing to stand in or to lead to, are left out. */
export interface AddOperation {
  readonly op: 'add';
  readonly things: Readonly<Record<string, SentThing>>;
}

/** Takes things out, with all that stands in them and leads to them. */
export interface RemoveOperation {
  readonly op: 'remove';
  readonly ids: readonly string[];
}

/** Sets fields of one thing, or of the head; the last in the order of the server counts, field by field. */
export interface SetOperation {
  readonly op: 'set';
  readonly id: string;
  readonly to: Values;
  /** Values of the fields where it was made; written in when it is applied. */
  readonly was?: Values;
}

/** A place that a thing had. */
export interface FormerPlace {
  readonly parent: string | null;
  readonly order: string;
}

/** Puts things into a parent, or onto the sheet, each at the key of an order. */
export interface PlaceOperation {
  readonly op: 'place';
  readonly ids: readonly string[];
  readonly parent: string | null;
  readonly order: readonly string[];
  readonly was?: readonly FormerPlace[];
}

/** Replaces a piece of one text; earlier ones of others move it along. */
export interface SpliceOperation {
  readonly op: 'splice';
  readonly id: string;
  readonly field: string;
  /** Place in UTF-16 units. */
  readonly at: number;
  /** How many units go. */
  readonly cut: number;
  /** Text that comes in; a plain text takes the style of the text before it. */
  readonly put: string | readonly TextRun[];
}

/** Change that is stored, sent, merged and undone. */
export type Operation = AddOperation | RemoveOperation | SetOperation | PlaceOperation | SpliceOperation;

/** Source of a change. */
export type Cause = 'user' | 'undo' | 'redo' | 'paste' | 'host' | 'ai' | 'remote';

/** Operations that are done and undone together. */
export interface Transaction {
  readonly id: string;
  /** Name of the command, for lists of changes. */
  readonly label: string;
  readonly cause: Cause;
  readonly ops: readonly Operation[];
}
