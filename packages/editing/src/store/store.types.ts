import type { Definition, Fault } from '@chartdock/documents';
import type { Cause, Operation, Transaction } from '../operations/operation.types.ts';

/** A transaction that was applied here, with its inverse. */
export interface AppliedTransaction extends Transaction {
  readonly inverse: readonly Operation[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Tells the change. */
export interface Change {
  readonly cause: Cause;
  readonly label: string;
  /** Ids of things that are other than before; {@link HEAD_ID} for the head. */
  readonly changed: ReadonlySet<string>;
  /** Whether only the selection changed. */
  readonly isSelection: boolean;
}

/** Hears of changes. */
export type Listener = (change: Change) => void;

/** How a change is made. */
export interface ApplyOptions {
  /** Name of the command. Default `edit`. */
  readonly label?: string;
  /** Default `user`. */
  readonly cause?: Exclude<Cause, 'undo' | 'redo' | 'remote'>;
  /** Changes of one key that follow one another within a second are undone together: the id of a topic that is typed in, say. */
  readonly joins?: string;
  /** Selection afterwards. Default: the former selection, without things that are gone. */
  readonly select?: readonly string[];
}

/** Outcome of a change. */
export type Outcome =
  | {
      readonly status: 'applied';
      readonly transaction: AppliedTransaction;
      readonly created: readonly string[];
    }
  | { readonly status: 'nothing' }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] };

/** Options of a store. */
export interface StoreOptions {
  readonly definition: Definition;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Makes ids that nothing else has, of at most 100 letters, digits, `_`, `.`, `:` and `-`. */
  readonly newId: () => string;
  /** Says why nothing may be changed; undefined while all may. */
  readonly readOnly?: () => string | undefined;
}

/** Next steps of undo and redo. */
export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Names of the commands that would be undone and done again. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
}
