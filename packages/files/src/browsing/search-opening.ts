import type { StateAccess } from '../ports/state-access.types.ts';
import { afterPlaceOpened } from './browsing.state.ts';
import type { BrowsingState, ListCommands, OpenedSearch, SearchState } from './browsing.types.ts';
import type { ListLoader } from './list-loader.ts';
import { afterSearchTyped } from './search.state.ts';
import type { Place, SearchFilter } from '../list/list.types.ts';

/** A search is narrowed; without a text there is none. */
export const afterNarrowed = (search: SearchState, filter: SearchFilter | undefined): SearchState =>
  search.mode === 'on' && filter !== undefined ? { ...search, filter } : search;

/**
 * A search was opened with its place.
 *
 *     place A, search off  →  place B, search "x" with its filter, nothing picked, list of A until the load starts
 */
export const afterSearchOpened = (
  state: BrowsingState,
  place: Place,
  { text, filter }: OpenedSearch,
): BrowsingState => ({
  ...afterPlaceOpened(state, place),
  search: afterNarrowed(afterSearchTyped(text), filter),
});

/** Opens searches that an address, a chip or the list of recent ones names, and keeps one narrow while its text changes. */
export const createSearchOpening = (
  { apply, getState }: StateAccess<BrowsingState>,
  list: Pick<ListLoader, 'load'>,
  { setSearchText }: Pick<ListCommands, 'setSearchText'>,
): Pick<ListCommands, 'openSearch' | 'setSearchText'> => ({
  openSearch: (place, search) => {
    apply((state) => afterSearchOpened(state, place, search));
    return list.load();
  },
  setSearchText: (text) => {
    const { search } = getState();
    // The list is asked for after a pause, so that it finds the filter in its place.
    const settled = setSearchText(text);
    if (search.mode === 'on') apply((state) => ({ search: afterNarrowed(state.search, search.filter) }));
    return settled;
  },
});
