import type { ListPosition, ListQuery, ListState, Place, SearchFilter, Sorting } from '../list/list.types.ts';
import type { Preferences, ViewType } from '../preferences/preferences.types.ts';
import type { Selection } from '../selection/selection.types.ts';

/**
 * State of the search box. `text` is its content; search mode is on while the trimmed text is not empty
 * (LIST-04, LIST-05).
 */
export type SearchState =
  | { readonly mode: 'off'; readonly text: string }
  | {
      readonly mode: 'on';
      readonly text: string;
      readonly title: string;
      /** Filter of the search; it stays while the text changes, and ends with the search. */
      readonly filter?: SearchFilter;
    };

/** Open place or search, with its rows and selection. */
export interface BrowsingState {
  readonly place: Place;
  readonly search: SearchState;
  readonly preferences: Preferences;
  readonly list: ListState;
  readonly selection: Selection;
  /** Id of the file that `locate` pointed at; undefined once something else is opened. */
  readonly marked: string | undefined;
  /** Where the open list begins; undefined for its top. */
  readonly position: ListPosition | undefined;
}

/** A search as an address names it. */
export interface OpenedSearch {
  readonly text: string;
  /** Default: none. */
  readonly filter?: SearchFilter | undefined;
}

/** How a place is opened. */
export interface OpenOptions {
  /** Begins where the list was left in this session, as the back button does. Default false: at its top. */
  readonly resume?: boolean;
}

/** Ways through the lists. Each resolves when the list has settled, failed or was overtaken. */
export interface ListCommands {
  /** Opens a screen with its first page; clears search and selection. */
  readonly openPlace: (place: Place, options?: OpenOptions) => Promise<void>;
  /** Remembers for this session how far someone had come in a list that they leave. */
  readonly keepPosition: (query: ListQuery, position: ListPosition) => void;
  /** Opens My files at the folder remembered from the last visit, or at the root when it is gone (PREF-08). */
  readonly openStartFolder: () => Promise<void>;
  /** Opens a folder of My files; `root` is the top. */
  readonly openFolder: (folderId: string) => Promise<void>;
  /** Opens the folder above the open one, where it was left; does nothing at the root. */
  readonly openParent: () => Promise<void>;
  /**
   * Loads the pages that rows `first` to `last` (0-based, both included) need. Cheap to call on every scroll: rows of an
   * earlier call that were not asked for yet are left out.
   */
  readonly ensureRange: (first: number, last: number) => Promise<void>;
  /** Loads the rows on screen again and keeps the old ones until then. */
  readonly refresh: () => Promise<void>;
  /** Retries the failed request. */
  readonly retry: () => Promise<void>;
  /** Takes the text of the search box and lists the matches after a short pause (LIST-04..06). */
  readonly setSearchText: (text: string) => Promise<void>;
  /** Lists the matches now, without the pause. */
  readonly submitSearch: () => Promise<void>;
  /** Opens a search with its place, as an address names them, and lists its matches at once. */
  readonly openSearch: (place: Place, search: OpenedSearch) => Promise<void>;
  /** Leaves search mode and shows the place again. */
  readonly clearSearch: () => Promise<void>;
  /** Changes the order of folder lists and remembers it. */
  readonly setSorting: (sorting: Sorting) => Promise<void>;
  /** Changes how the open page is drawn and remembers it for that page (LIST-03). */
  readonly setView: (view: ViewType) => void;
}
