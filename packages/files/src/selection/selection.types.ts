import type { FileItem } from '../items/file-item.types.ts';

/**
 * What is picked. Selection mode is on exactly when the mode is not `off` (LIST-07, LIST-08): `some` and `all` never
 * stand for nothing. `all` covers rows that are not loaded yet and costs the same for ten rows and a hundred thousand.
 */
export type Selection =
  | { readonly mode: 'off' }
  | {
      readonly mode: 'some';
      readonly picked: ReadonlyMap<string, FileItem>;
      /** Item from which a range is measured: the one touched last. */
      readonly anchor: string;
    }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string>; readonly anchor: string | undefined };

/** Rows of a list by their places, 0-based and both included. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

/** How the rows under a rubber band count: they alone, on top of what was picked when it began, or as that turned round. */
export interface BandPick {
  /** What was picked when the band began. */
  readonly from: Selection;
  readonly manner: 'only' | 'add' | 'toggle';
}
