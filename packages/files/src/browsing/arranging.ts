import { afterSortingChosen, afterViewChosen } from '../preferences/preferences.state.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { BrowsingState, ListCommands } from './browsing.types.ts';
import type { ListLoader } from './list-loader.ts';

/** Changes how lists are sorted and drawn. */
export const createArranging = (
  { apply, getState }: StateAccess<BrowsingState>,
  list: Pick<ListLoader, 'load'>,
): Pick<ListCommands, 'setSorting' | 'setView'> => ({
  setSorting: (sorting) => {
    apply(({ preferences }) => ({ preferences: afterSortingChosen(preferences, sorting) }));
    const { place, search } = getState();
    return place.page === 'diagrams' && search.mode === 'off' ? list.load() : Promise.resolve();
  },
  setView: (view) =>
    apply(({ preferences, place }) => ({
      position: undefined,
      preferences: afterViewChosen(preferences, place.page, view),
    })),
});
