import * as CODE from '@chartdock/contract/codes';
import type { FileArea, FileAreaState } from '@chartdock/files';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { addressShown, isSearchComing, plainAddress, showsSearch } from './search-address.ts';

/** Returns whether what was shown is no place to come back to: nothing yet, a folder that is gone, another state of the same search. */
const isPassed = (before: FileAreaState, now: FileAreaState): boolean => {
  const { list } = before;
  if (list.status === 'idle') return true;
  if (list.status === 'failed' && list.failure.code === CODE.fileUnavailable) return true;
  return showsSearch(before) && before.place === now.place;
};

/** Takes the address along when the file area opens something by itself: a folder, a crumb, "show in folder", a search. */
export const usePlaceAddress = (area: FileArea): void => {
  const [, navigate] = useLocation();
  // Listens before the page below opens its first place, in an effect of its own.
  useLayoutEffect(
    () =>
      area.subscribe((state, before) => {
        if (state.place === before.place && state.search === before.search && state.list === before.list)
          return;
        if (isSearchComing(state)) return;
        const address = addressShown(state);
        const current = plainAddress(window.location);
        if (address === current || (state.place === before.place && address === addressShown(before))) return;
        navigate(address, { replace: current !== undefined && isPassed(before, state) });
      }),
    [area, navigate],
  );
};
