import type { Topic, TreeDefinition } from '@chartdock/documents';
import type { TreeEdit } from './tree-edit.types.ts';

/** How a change is named and joined to the one before it. */
export interface ChangeOptions {
  /** Key of the text that names it in the history. */
  readonly label: string;
  /** Changes with the same one that follow each other quickly are undone together. */
  readonly joins?: string;
  readonly cause?: 'user' | 'paste';
  /** Selection before and after it. */
  readonly selected?: readonly [before: readonly string[], after: readonly string[]];
}

/** A tree that can be changed, and whose changes can be taken back. */
export interface TreeDocument {
  readonly get: () => TreeDefinition;
  readonly apply: (edits: readonly TreeEdit[], options: ChangeOptions) => void;
  /** Takes the last change back and returns the selection before it; undefined when there is none. */
  readonly undo: () => readonly string[] | undefined;
  readonly redo: () => readonly string[] | undefined;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The title that is being written. */
export interface Writing {
  readonly id: string;
  /** Former title, for Esc. */
  readonly before: Pick<Topic, 'title' | 'runs'>;
  readonly caret: 'all' | 'end' | number;
  /** Whether the first key replaced the title, as when one types on a selected topic. */
  readonly isReplacing: boolean;
  /** Counts up when the field has to take the title of the document again. */
  readonly turn: number;
}

/** Selection of a person, and the title they write. */
export interface MindState {
  readonly selected: readonly string[];
  readonly writing: Writing | undefined;
  /** The topic that a line begins at whose end is still to be chosen. */
  readonly picking?: string | undefined;
}
