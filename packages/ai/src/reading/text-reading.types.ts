/** A line of a list with the lines below it. */
export interface ListItem {
  readonly text: string;
  /** Number of its line, from 1. */
  readonly line: number;
  readonly children: readonly ListItem[];
}

/** A row of a table. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Number of its line, from 1. */
  readonly line: number;
}

/** Structure read from a text. */
export type TextReading =
  | {
      readonly form: 'list';
      /** The one heading of the first level, where the text begins with it. */
      readonly title: string | undefined;
      readonly items: readonly ListItem[];
    }
  | { readonly form: 'table'; readonly head: TableRow; readonly rows: readonly TableRow[] };
