import type { Crumb } from '@chartdock/contract';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { MoveRefusal } from './move-refusal.ts';

/** The calls behind the tree. */
export interface TreeClient {
  readonly folders: Calls<'folders', 'getFolderData' | 'getAllFolderData'>;
  readonly lists: Calls<'lists', 'favFiles'>;
}

/** A folder of the move dialog. `children` are the ids one level below, once known. */
export interface TreeFolder {
  readonly id: string;
  readonly parentId: string;
  readonly title: string;
  readonly hasChildren: boolean;
  readonly level: TreeLevel;
}

/** Loading state of the level below a folder. */
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
  readonly shortcuts: TreeShortcuts;
}

/** A row of the tree as it is drawn, from the top down. */
export interface TreeRow {
  readonly folder: TreeFolder;
  /** 0 for the root. */
  readonly depth: number;
  readonly isOpen: boolean;
  /** Why the items may not be moved here; `already_there` still takes copies. Undefined when they may. */
  readonly refusal: MoveRefusal | undefined;
  /**
   * Titles of the folders above, from the top down, for a row that does not stand below them: a search
   * result.
   */
  readonly path: readonly string[];
}

/** A folder that is offered beside the tree: one used lately, or a favourite. */
export interface TreeShortcut {
  readonly id: string;
  readonly title: string;
  /** Folders from the top down to this one. */
  readonly chain: readonly Crumb[];
  readonly refusal: MoveRefusal | undefined;
}

/** The folders offered beside the tree; empty until they are loaded, and where there are none. */
export interface TreeShortcuts {
  /** Latest first. */
  readonly recent: readonly TreeShortcut[];
  readonly favourites: readonly TreeShortcut[];
}

/** Purpose of a tree. */
export interface FolderTreeOptions {
  /** Items that are to go into one of its folders; those that refuse them are marked. Default none. */
  readonly moving?: readonly FileItem[];
  /** Ids of the folders used lately, the latest first. Default none. */
  readonly recent?: readonly string[];
}

/** The folder tree behind the move and copy dialogs. */
export interface FolderTree {
  readonly getState: () => FolderTreeState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the rows to draw: the open levels, or the results of the search. */
  readonly rows: () => readonly TreeRow[];
  /** Opens a folder and loads the level below it; one that failed is asked for again. */
  readonly open: (folderId: string) => Promise<void>;
  readonly close: (folderId: string) => void;
  /** Opens every folder above one and loads the missing levels. */
  readonly reveal: (folderId: string) => Promise<void>;
  /** Searches folder titles; an empty text shows the tree again. */
  readonly search: (text: string) => Promise<void>;
  /** Looks up the folders used lately and the favourite ones; those that are gone are left out. */
  readonly loadShortcuts: () => Promise<void>;
  /** Takes in a folder that was made meanwhile and opens the one above it. */
  readonly add: (folder: FileItem) => void;
}
