import type { FileArea, Place } from '@chartdock/files';
import { useEffect } from 'react';
import { usePage } from '../app/page-context.ts';
import { addressOf, isSamePlace } from '../navigation/place-address.ts';

/** Returns whether a visit begins at My files without a folder in its address, so that the one of the last visit is opened. */
const beginsAtStartFolder = (area: FileArea, place: Place): boolean =>
  area.getState().list.status === 'idle' && place.page === 'diagrams' && window.location.search === '';

/** Opens the place of the address in the file area (the back button and deep links included). */
export const usePlace = (area: FileArea, place: Place): void => {
  const address = addressOf(place);
  const { steps } = usePage();
  useEffect(() => {
    const isStep = steps.take();
    const { place: shown, list } = area.getState();
    if (beginsAtStartFolder(area, place)) void area.openStartFolder();
    else if (list.status === 'idle' || !isSamePlace(shown, place)) {
      // Another page begins at its top, the back button included (ROUTE-02); a folder begins where it was left.
      void area.openPlace(place, { resume: isStep && shown.page === place.page });
    }
    // The address says it all; the object is made again with every render.
  }, [area, address, steps]);
};
