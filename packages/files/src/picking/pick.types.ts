import type { FileItem } from '../items/file-item.types.ts';

/** Rules of a pick. */
export interface PickRules {
  /** Default false: one file. */
  readonly multiple?: boolean;
  /** Most files of a multiple pick. No limit without it. */
  readonly maxItems?: number | undefined;
  /** Categories or kinds that may be picked; others are greyed out. Everything without it. */
  readonly categories?: readonly string[] | undefined;
}

/** Files chosen so far, by id, in the order they were chosen. */
export type Chosen = ReadonlyMap<string, FileItem>;

/** A word about one file from outside: true, or why it cannot be picked. */
export type PickVerdict = true | string;

/**
 * Response to a pick. A refused pick leaves the picker open with the message; without a message the reason
 * was shown elsewhere.
 */
export type PickAnswer =
  { readonly accepted: true } | { readonly accepted: false; readonly message?: string | undefined };

/** The state of one pick. */
export interface PickState {
  readonly chosen: Chosen;
  /** Whether the pick was handed over and waits for the response. */
  readonly busy: boolean;
  /** Why the last pick was not taken: words from outside, or undefined where there were none. */
  readonly refusal: { readonly message: string | undefined; readonly failed: boolean } | undefined;
  /** Verdicts known so far, by id of the file. */
  readonly verdicts: ReadonlyMap<string, PickVerdict>;
}

/** Options of a pick. */
export interface FilePickOptions {
  readonly rules: PickRules;
  /** Takes the pick over. */
  readonly onCommit: (items: readonly FileItem[]) => Promise<PickAnswer>;
  /** Asks about at most 100 files; the responses are in their order. Default: all can be picked. */
  readonly ask?: ((items: readonly FileItem[]) => Promise<readonly PickVerdict[]>) | undefined;
  /** Files chosen from the start. Default none. */
  readonly initial?: readonly FileItem[] | undefined;
}

/** A choice of files that outlives the lists it is made from: folders, tabs and searches come and go. */
export interface FilePick {
  readonly rules: PickRules;
  readonly getState: () => PickState;
  readonly subscribe: (listener: (state: PickState, before: PickState) => void) => () => void;
  /** Asks about files that came into view and are not known yet; each is asked about once. */
  readonly see: (items: readonly FileItem[]) => void;
  /** Tells why a file cannot be picked: not of a category, or words from outside; undefined when it can, or is not known yet. */
  readonly refusalOf: (item: FileItem) => PickRefusal | undefined;
  /** A file was pressed: a single pick replaces, a multiple one adds or takes back. */
  readonly press: (item: FileItem) => Promise<void>;
  /** Adds an opened file to those chosen, and hands them all over. */
  readonly open: (item: FileItem) => Promise<void>;
  /** Chooses files besides those that are, where they fit. */
  readonly add: (items: readonly FileItem[]) => Promise<void>;
  readonly clear: () => void;
  /** Hands over the chosen files; false when there are none, or when they were refused. */
  readonly commit: () => Promise<boolean>;
}

/** Why a file cannot be picked. */
export type PickRefusal =
  { readonly reason: 'category' } | { readonly reason: 'verdict'; readonly text: string };
