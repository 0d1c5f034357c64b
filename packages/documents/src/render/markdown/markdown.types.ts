import type { TextRun } from '../../model/definition.types.ts';

/** Text of one style in a line of markdown. */
export interface MarkdownRun extends TextRun {
  /** Whether it was typed as code. */
  readonly isCode?: boolean;
}

/** Where a block stands: so many lists and quotes are around it. */
export interface Inset {
  /** Default 0. */
  readonly lists?: number;
  /** Default 0. */
  readonly quotes?: number;
}

/** How a column of a table is set. */
export type CellAlign = 'left' | 'center' | 'right';

/** A block of a markdown text. */
export type MarkdownBlock = Inset &
  (
    | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly MarkdownRun[] }
    | { readonly kind: 'paragraph'; readonly runs: readonly MarkdownRun[] }
    | {
        readonly kind: 'item';
        /** How many lists are around its own. */
        readonly level: number;
        readonly mark: string;
        readonly isDone?: boolean;
        readonly runs: readonly MarkdownRun[];
      }
    | { readonly kind: 'quote'; readonly runs: readonly MarkdownRun[] }
    | { readonly kind: 'code'; readonly lines: readonly string[] }
    | {
        readonly kind: 'table';
        readonly rows: readonly (readonly string[])[];
        readonly aligns?: readonly CellAlign[];
      }
    | { readonly kind: 'rule' }
    /** Stands for blocks that are left out. */
    | { readonly kind: 'rest'; readonly count: number }
  );
