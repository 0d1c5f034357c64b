import type { Failure } from '../events/failure.types.ts';

/** A folder of the move dialog. `children` are the ids one level below, once known. */
export interface TreeFolder {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly hasChildren: boolean;
  readonly level: TreeLevel;
}

/** What is known of the level below a folder. */
export type TreeLevel =
  | { readonly status: 'unknown' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly children: readonly string[] }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Where the search inside the tree stands; `tooLarge` says the tree was cut and results may be missing. */
export type TreeSearch =
  | { readonly status: 'off' }
  | { readonly status: 'loading'; readonly text: string }
  | {
      readonly status: 'found';
      readonly text: string;
      readonly ids: readonly string[];
      readonly tooLarge: boolean;
    }
  | { readonly status: 'failed'; readonly text: string; readonly failure: Failure };

/** The folder tree of the move dialog. The root's id is `root`. */
export interface FolderTreeState {
  readonly folders: ReadonlyMap<string, TreeFolder>;
  readonly open: ReadonlySet<string>;
  readonly search: TreeSearch;
}

/** A row of the tree as it is drawn, from the top down. */
export interface TreeRow {
  readonly folder: TreeFolder;
  /** 0 for the root. */
  readonly depth: number;
  readonly isOpen: boolean;
  /** Whether the moved items may not go here: they are in it already, or it lies inside one of them. */
  readonly isRefused: boolean;
}

/** The folder tree behind the move and copy dialogs. */
export interface FolderTree {
  readonly getState: () => FolderTreeState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers the rows to draw: the open levels, or what the search found. */
  readonly rows: () => readonly TreeRow[];
  /** Opens a folder and loads the level below it; one that failed is asked for again. */
  readonly open: (folderId: string) => Promise<void>;
  readonly close: (folderId: string) => void;
  /** Opens every folder above one and loads what is missing on the way. */
  readonly reveal: (folderId: string) => Promise<void>;
  /** Searches folder titles; an empty text shows the tree again. */
  readonly search: (text: string) => Promise<void>;
}
