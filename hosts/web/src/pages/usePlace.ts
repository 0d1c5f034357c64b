import type { FileArea, Place } from '@chartdock/files';
import { useContext, useEffect } from 'react';
import { useSearch } from 'wouter';
import { CameFromContext } from '../app/came-from.ts';
import { usePage } from '../app/page-context.ts';
import { addressOf, isSamePlace } from '../navigation/place-address.ts';
import { addressShown, plainAddress, searchAt, showsSearch } from '../navigation/search-address.ts';

/** Opens the place of the address in the file area, or the search that it names (the back button and deep links included). */
export const usePlace = (area: FileArea, place: Place): void => {
  const address = addressOf(place);
  const query = useSearch();
  const from = useContext(CameFromContext);
  const { steps } = usePage();
  useEffect(() => {
    const isStep = steps.take();
    const state = area.getState();
    const isFirst = state.list.status === 'idle';
    const search = searchAt(window.location.search);
    // Only a visit that begins at My files goes on where the last one ended; a press on My files leads to its top.
    const isStart = isFirst && from === '/' && place.page === 'diagrams' && window.location.search === '';
    if (isStart) void area.openStartFolder();
    else if (search !== undefined) {
      if (isFirst || plainAddress(window.location) !== addressShown(state))
        void area.openSearch(place, search);
    } else if (isFirst || !isSamePlace(state.place, place)) {
      // Another page begins at its top, the back button included (ROUTE-02); a folder begins where it was left.
      void area.openPlace(place, { resume: isStep && state.place.page === place.page });
    } else if (showsSearch(state)) void area.clearSearch();
    // The address says it all; the object is made again with every render.
  }, [area, address, query, from, steps]);
};
