import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { queryFor } from '../list/list-query.ts';
import {
  afterItemChanged,
  afterItemsInserted,
  afterItemsRemoved,
  afterListAsked,
  afterListFailed,
  afterListLoaded,
  afterPageLoaded,
  contentOf,
  totalOf,
  initialList,
} from '../list/list.state.ts';
import type { PlacedItem } from '../list/list.state.ts';
import type { ListPosition, LoadedPage, Place } from '../list/list.types.ts';
import { afterFolderOpened } from '../preferences/preferences.state.ts';
import type { Preferences } from '../preferences/preferences.types.ts';
import { SEARCH_OFF, afterSearchTyped } from './search.state.ts';
import { NOTHING_PICKED, afterPickedGone, afterRowsKnown } from '../selection/selection.state.ts';
import type { BrowsingState } from './browsing.types.ts';

/** Nothing was opened yet. */
export const initialBrowsing = (preferences: Preferences): BrowsingState => ({
  place: { page: 'diagrams', folderId: preferences.folderId },
  search: SEARCH_OFF,
  preferences,
  list: initialList,
  selection: NOTHING_PICKED,
  marked: undefined,
  position: undefined,
});

/**
 * Another place was opened: search and selection end with the old one.
 *
 *     place A, search "x", 3 picked, list of A  →  place B, no search, nothing picked, list of A until the load starts
 */
export const afterPlaceOpened = (state: BrowsingState, place: Place): BrowsingState => ({
  ...state,
  place,
  preferences:
    place.page === 'favourites' ? { ...state.preferences, favouriteKind: place.kind } : state.preferences,
  search: SEARCH_OFF,
  selection: NOTHING_PICKED,
  marked: undefined,
  position: undefined,
});

/** The place that was opened begins where it was left. */
export const afterPositionFound = (
  state: BrowsingState,
  position: ListPosition | undefined,
): BrowsingState => ({ ...state, position });

/** The search box changed; a list of other rows follows, so nothing stays picked. */
export const afterSearchChanged = (state: BrowsingState, text: string): BrowsingState => ({
  ...state,
  search: afterSearchTyped(text),
});

/**
 * The list of the place, or of the search, was asked for. Rows of the same list stay; nothing stays picked.
 *
 *     place B, list of A, "all but 2" picked  →  place B, loading B (ticket + 1), nothing picked
 */
export const afterLoadStarted = (state: BrowsingState): BrowsingState => ({
  ...state,
  selection: NOTHING_PICKED,
  position: undefined,
  list: afterListAsked(
    state.list,
    queryFor({ place: state.place, search: state.search, sorting: state.preferences.sorting }),
  ),
});

const withRows = (state: BrowsingState, list: BrowsingState['list']): BrowsingState =>
  list === state.list
    ? state
    : { ...state, list, selection: afterRowsKnown(state.selection, contentOf(list)?.rows ?? []) };

const rememberFolder = (state: BrowsingState): BrowsingState =>
  state.place.page === 'diagrams' && state.search.mode === 'off'
    ? { ...state, preferences: afterFolderOpened(state.preferences, state.place.folderId) }
    : state;

/**
 * The first pages of a load or a refresh arrived; a folder that could be listed is remembered (PREF-08).
 *
 *     rows a b c, picked b c   + page a c′ d, complete    →  rows a c′ d, picked c′
 *     rows a b …, picked b     + page a x of 200          →  rows a x …, picked b: it may be on a page to come
 *     rows a b,   picked b     + page of an older ticket  →  the same
 */
export const afterLoaded = (
  state: BrowsingState,
  ticket: number,
  pages: readonly LoadedPage[],
): BrowsingState => {
  const next = withRows(state, afterListLoaded(state.list, ticket, pages));
  return next === state ? state : rememberFolder(next);
};

/** A load or a refresh failed. */
export const afterLoadFailed = (state: BrowsingState, ticket: number, failure: Failure): BrowsingState => ({
  ...state,
  list: afterListFailed(state.list, ticket, failure),
});

/** A further page arrived. */
export const afterMoreLoaded = (state: BrowsingState, ticket: number, page: LoadedPage): BrowsingState =>
  withRows(state, afterPageLoaded(state.list, ticket, page));

/**
 * Items left the list; they are no longer picked.
 *
 *     rows a b c d, picked b c        − b    →  rows a c d, picked c
 *     rows a b,     picked b          − b    →  rows a,     selection off
 *     rows a b c,   all but a picked  − b c  →  rows a,     selection off: nothing else is left
 */
export const afterItemsLeft = (state: BrowsingState, ids: ReadonlySet<string>): BrowsingState => {
  const list = afterItemsRemoved(state.list, ids);
  const selection = afterPickedGone(state.selection, ids, totalOf({ list }));
  return { ...state, list, selection };
};

/**
 * Items came to the list or came back to it, each at its place. The selection is unchanged.
 *
 *     rows a d, picked d  + b at 1, c at 2  →  rows a b c d, picked d
 */
export const afterItemsCame = (state: BrowsingState, placed: readonly PlacedItem[]): BrowsingState => ({
  ...state,
  list: afterItemsInserted(state.list, placed),
});

/** An item changed in place. */
export const afterItemUpdated = (
  state: BrowsingState,
  id: string,
  change: (item: FileItem) => FileItem,
): BrowsingState => withRows(state, afterItemChanged(state.list, id, change));
