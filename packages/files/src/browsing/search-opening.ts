import type { StateAccess } from '../ports/state-access.types.ts';
import { afterPlaceOpened } from './browsing.state.ts';
import type { BrowsingState, ListCommands, OpenedSearch } from './browsing.types.ts';
import type { ListLoader } from './list-loader.ts';
import { afterSearchTyped } from './search.state.ts';
import type { Place } from '../list/list.types.ts';

/**
 * A search was opened with its place.
 *
 *     place A, search off  →  place B, search "x" with its filter, nothing picked, list of A until the load starts
 */
export const afterSearchOpened = (
  state: BrowsingState,
  place: Place,
  { text, filter }: OpenedSearch,
): BrowsingState => ({ ...afterPlaceOpened(state, place), search: afterSearchTyped(text, filter) });

/** Opens searches that an address, a chip or the list of recent ones names. */
export const createSearchOpening = (
  { apply }: StateAccess<BrowsingState>,
  list: Pick<ListLoader, 'load'>,
): Pick<ListCommands, 'openSearch'> => ({
  openSearch: (place, search) => {
    apply((state) => afterSearchOpened(state, place, search));
    return list.load();
  },
});
