import type { Crumb } from '@chartdock/contract';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';

/** Sort field of a folder list; `manual` is the order set by hand. */
export type SortField = 'modified' | 'created' | 'title' | 'manual';

/** Direction of a sort. */
export type SortDirection = 'asc' | 'desc';

/** The order of folder lists. */
export interface Sorting {
  readonly by: SortField;
  readonly direction: SortDirection;
}

/** Which of the two kinds of favourites a list shows (LIST-13). */
export type FavouriteKind = 'chart' | 'template';

/** Filter of the trash; an empty one shows all of it. */
export interface TrashFilter {
  /** Part of a title. */
  readonly keyword?: string;
  readonly type?: 'chart' | 'folder';
  /** When it was deleted at the earliest, in epoch milliseconds. */
  readonly deletedFrom?: number;
  /** When it was deleted at the latest, in epoch milliseconds. */
  readonly deletedTo?: number;
}

/** Filter of a search; an empty one finds everything with the text. */
export interface SearchFilter {
  /** A category, or a kind for all of its categories. */
  readonly category?: string;
  readonly type?: 'chart' | 'folder';
  readonly owner?: 'me' | 'others';
  /** When it was changed at the earliest, in epoch milliseconds. */
  readonly changedFrom?: number;
  /** A folder that it lies in, at any depth; `root` for all own things. */
  readonly folderId?: string;
}

/**
 * A screen of the file area with the parameters of its list. Files are shared by others, or by the person
 * (LIST-14).
 */
export type Place =
  | { readonly page: 'diagrams'; readonly folderId: string }
  | { readonly page: 'history' }
  | { readonly page: 'trash'; readonly filter?: TrashFilter }
  | { readonly page: 'favourites'; readonly kind: FavouriteKind }
  | { readonly page: 'shared'; readonly by: 'others' | 'me' };

/** Key of a screen; also the last part of the stored view's key (LIST-03). */
export type PageKey = Place['page'];

/** Query that a list sends to the server. Two equal queries mean the same list. */
export type ListQuery =
  | {
      readonly source: 'folder';
      readonly folderId: string;
      readonly sorting: Sorting;
      readonly category: string;
      readonly keyword: string;
    }
  | { readonly source: 'history' }
  | { readonly source: 'trash'; readonly filter?: TrashFilter }
  | { readonly source: 'favourites'; readonly kind: FavouriteKind }
  | { readonly source: 'shared_with_me' }
  | { readonly source: 'shared_by_me' }
  | ({
      readonly source: 'search';
      readonly title: string;
      readonly type: 'all' | 'chart' | 'folder';
      readonly category: string;
    } & Omit<SearchFilter, 'type' | 'category'>);

/** How far someone had come in a list when it was left. Places are 0-based. */
export interface ListPosition {
  /** First item in view. */
  readonly first: number;
  /** Pixels of its row that were out of view. */
  readonly rest: number;
  /** Item that Tab reaches. */
  readonly active: number;
  /** Whether that item had the focus. */
  readonly hadFocus: boolean;
}

/** Rows that are known so far. */
export interface ListContent {
  readonly query: ListQuery;
  /** One place per item of the list, its length is the total; a place is undefined until its page is loaded. */
  readonly rows: readonly (FileItem | undefined)[];
  /** The listed folder; undefined at the root and on every other list. */
  readonly folder: FileItem | undefined;
  /** Folders from the top down to the listed one; empty at the root. */
  readonly chain: readonly Crumb[];
  /** Cursor with which a page (0-based) starts, where the page before it is known. */
  readonly cursors: ReadonlyMap<number, string>;
  /** Pages (0-based) that could not be loaded, with the reason. */
  readonly broken: ReadonlyMap<number, Failure>;
}

/**
 * The list on screen. `ticket` numbers the latest request: a response that carries another ticket is late and
 * is dropped. `loading` is a first load without rows; `loadingMore` and `refreshing` keep the rows on screen.
 */
export type ListState =
  | { readonly status: 'idle'; readonly ticket: number }
  | { readonly status: 'loading'; readonly ticket: number; readonly query: ListQuery }
  | {
      readonly status: 'failed';
      readonly ticket: number;
      readonly query: ListQuery;
      readonly failure: Failure;
    }
  | { readonly status: 'ready'; readonly ticket: number; readonly content: ListContent }
  | {
      readonly status: 'loadingMore';
      readonly ticket: number;
      readonly content: ListContent;
      /** Pages (0-based) on their way. */
      readonly pending: ReadonlySet<number>;
    }
  | { readonly status: 'refreshing'; readonly ticket: number; readonly content: ListContent };

/** A page of a list as the loader hands it over. */
export interface LoadedPage {
  /** 0-based. */
  readonly page: number;
  readonly total: number;
  readonly items: readonly FileItem[];
  readonly cursor: string | undefined;
  /** Present on folder lists only. */
  readonly folder: FileItem | undefined;
  readonly chain: readonly Crumb[];
}
