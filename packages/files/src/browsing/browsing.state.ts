import { NO_CHANGES } from '../changes/progress.state.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileAreaState } from '../file-area.types.ts';
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
  initialList,
} from '../list/list.state.ts';
import type { PlacedItem } from '../list/list.state.ts';
import type { ListPosition, LoadedPage, Place } from '../list/list.types.ts';
import { afterFolderOpened } from '../preferences/preferences.state.ts';
import type { Preferences } from '../preferences/preferences.types.ts';
import { SEARCH_OFF, afterSearchTyped } from './search.state.ts';
import { NOTHING_PICKED, afterPickedGone, afterRowsKnown } from '../selection/selection.state.ts';
import { TRASH_UNKNOWN } from '../trash/trash.state.ts';

const NOTHING_RETURNED: ReadonlySet<string> = new Set();

/** The state of a file area that has opened nothing yet. */
export const initialFileArea = (preferences: Preferences): FileAreaState => ({
  place: { page: 'diagrams', folderId: preferences.folderId },
  search: SEARCH_OFF,
  preferences,
  list: initialList,
  selection: NOTHING_PICKED,
  trash: TRASH_UNKNOWN,
  changes: NO_CHANGES,
  returned: NOTHING_RETURNED,
  marked: undefined,
  position: undefined,
});

/** Counts the items of the list on screen; 0 while it is not loaded. */
export const totalOf = (state: Pick<FileAreaState, 'list'>): number =>
  contentOf(state.list)?.rows.length ?? 0;

/** Another place was opened: search and selection end with the old one. */
export const afterPlaceOpened = (state: FileAreaState, place: Place): FileAreaState => ({
  ...state,
  place,
  preferences: place.page === 'fav' ? { ...state.preferences, chartType: place.kind } : state.preferences,
  search: SEARCH_OFF,
  selection: NOTHING_PICKED,
  marked: undefined,
  position: undefined,
});

/** The place that was opened begins where it was left. */
export const afterPositionFound = (
  state: FileAreaState,
  position: ListPosition | undefined,
): FileAreaState => ({ ...state, position });

/** The search box changed; a list of other rows follows, so nothing stays picked. */
export const afterSearchChanged = (state: FileAreaState, text: string): FileAreaState => ({
  ...state,
  search: afterSearchTyped(text),
});

/** The list of the place, or of the search, was asked for. */
export const afterLoadStarted = (state: FileAreaState): FileAreaState => ({
  ...state,
  selection: NOTHING_PICKED,
  position: undefined,
  list: afterListAsked(
    state.list,
    queryFor({ place: state.place, search: state.search, sorting: state.preferences.sorting }),
  ),
});

const withRows = (state: FileAreaState, list: FileAreaState['list']): FileAreaState =>
  list === state.list
    ? state
    : { ...state, list, selection: afterRowsKnown(state.selection, contentOf(list)?.rows ?? []) };

const rememberFolder = (state: FileAreaState): FileAreaState =>
  state.place.page === 'diagrams' && state.search.mode === 'off'
    ? { ...state, preferences: afterFolderOpened(state.preferences, state.place.folderId) }
    : state;

/** The first pages of a load or a refresh arrived; a folder that could be listed is remembered (PREF-08). */
export const afterLoaded = (
  state: FileAreaState,
  ticket: number,
  pages: readonly LoadedPage[],
): FileAreaState => {
  const next = withRows(state, afterListLoaded(state.list, ticket, pages));
  return next === state ? state : rememberFolder(next);
};

/** A load or a refresh failed. */
export const afterLoadFailed = (state: FileAreaState, ticket: number, failure: Failure): FileAreaState => ({
  ...state,
  list: afterListFailed(state.list, ticket, failure),
});

/** A further page arrived. */
export const afterMoreLoaded = (state: FileAreaState, ticket: number, page: LoadedPage): FileAreaState =>
  withRows(state, afterPageLoaded(state.list, ticket, page));

/** Items left the list; they are no longer picked. */
export const afterItemsLeft = (state: FileAreaState, ids: ReadonlySet<string>): FileAreaState => {
  const list = afterItemsRemoved(state.list, ids);
  const selection = afterPickedGone(state.selection, ids, totalOf({ list }));
  return { ...state, list, selection };
};

/** Items came to the list or came back to it. */
export const afterItemsCame = (state: FileAreaState, placed: readonly PlacedItem[]): FileAreaState => ({
  ...state,
  list: afterItemsInserted(state.list, placed),
});

/** Items are shown as they were before a change that failed. */
export const afterItemsReturned = (state: FileAreaState, ids: readonly string[]): FileAreaState => ({
  ...state,
  returned: new Set([...state.returned, ...ids]),
});

/** The return of items was seen. */
export const afterReturnSeen = (state: FileAreaState, ids: readonly string[]): FileAreaState => ({
  ...state,
  returned: new Set([...state.returned].filter((id) => !ids.includes(id))),
});

/** An item changed in place. */
export const afterItemUpdated = (
  state: FileAreaState,
  id: string,
  change: (item: FileItem) => FileItem,
): FileAreaState => withRows(state, afterItemChanged(state.list, id, change));
