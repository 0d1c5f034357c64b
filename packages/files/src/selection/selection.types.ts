import type { FileItem } from '../items/file-item.types.ts';

/**
 * Selection in a list. Selection mode is on exactly when the mode is not `off` (LIST-07, LIST-08): `some` and
 * `all` never stand for nothing. `all` covers rows that are not loaded yet and costs the same for ten rows
 * and a hundred thousand.
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

/**
 * Effect of the rows under a rubber band on the selection `from`: they replace it, are added to it, or are
 * toggled in it.
 */
export interface BandPick {
  /** Selection when the band began. */
  readonly from: Selection;
  readonly manner: 'only' | 'add' | 'toggle';
}

/** Ways to pick rows. */
export interface SelectionCommands {
  /** Picks a row, or takes the pick back. */
  readonly toggleItem: (item: FileItem) => void;
  /** Picks a row and nothing else. */
  readonly pickOnly: (item: FileItem) => void;
  /** Picks everything between the row touched last and this one; loads rows in between that are missing. */
  readonly pickRange: (item: FileItem) => Promise<void>;
  /**
   * Picks the rows under a rubber band. Call it for every shape the band takes: each call counts from `from` and takes the
   * place of the one before. Rows that are loaded are picked at once, the others as soon as they are.
   */
  readonly pickBand: (spans: readonly RowSpan[], how: BandPick) => Promise<void>;
  /**
   * Moves the end of a run of picks from one place (0-based) to another, as Shift with an arrow does: the run begins at the
   * item touched last, else at `from`, and rows it no longer covers are not picked any more.
   */
  readonly stretchTo: (from: number, to: number) => Promise<void>;
  /** Picks every row of the list, those not loaded included. */
  readonly pickAll: () => void;
  readonly clearSelection: () => void;
}
