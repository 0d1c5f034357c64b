import type { FileArea, Place } from '@chartdock/files';
import { useEffect } from 'react';
import { addressOf, isSamePlace } from '../navigation/place-address.ts';

/** Whether a visit begins at My files without a folder in its address, so that the one of the last visit is opened. */
const beginsAtStartFolder = (area: FileArea, place: Place): boolean =>
  area.getState().list.status === 'idle' && place.page === 'diagrams' && window.location.search === '';

/** Opens the place of the address in the file area (the back button and deep links included). */
export const usePlace = (area: FileArea, place: Place): void => {
  const address = addressOf(place);
  useEffect(() => {
    const { place: shown, list } = area.getState();
    if (beginsAtStartFolder(area, place)) void area.openStartFolder();
    else if (list.status === 'idle' || !isSamePlace(shown, place)) void area.openPlace(place);
    // The address says it all; the object is made anew with every render.
  }, [area, address]);
};
