import type { FileArea } from '@chartdock/files';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { addressOf, isSamePlace, placeAt } from './place-address.ts';

/** Takes the address along when the file area opens another place by itself: a folder, a crumb, "show in folder". */
export const usePlaceAddress = (area: FileArea): void => {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      area.subscribe(({ place }, before) => {
        const shown = placeAt(window.location);
        if (place === before.place || (shown !== undefined && isSamePlace(shown, place))) return;
        // The folder of the last visit stands in for an address without one.
        navigate(addressOf(place), { replace: before.list.status === 'idle' });
      }),
    [area, navigate],
  );
};
