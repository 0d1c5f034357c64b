import type { GuestSession } from '@chartdock/embed/guest';
import type { Place } from '@chartdock/files';
import { normaliseFile, ROOT_ID } from '@chartdock/files';
import type { PickerArea } from '@chartdock/files/picking';
import type { ChosenPlace } from '@chartdock/react/picker';
import type { Guest } from './guest.ts';
import { surfaceWords } from '../surface/words.ts';

/** Top of a token that covers named items alone: a folder, or null for a list of these. */
type Top = NonNullable<Guest['top']> | null;

const idOf = (top: Top): string | undefined => (top === null ? undefined : normaliseFile(top).id);

const fitConfig = ({ config, first }: GuestSession, top: Top): GuestSession['config'] => {
  const title = top?.title ?? surfaceWords(first.locale).given;
  const fitted = {
    ...config,
    labels: { 'folder.root': title, ...config.labels },
    hide: [...(config.hide ?? []), 'search', 'tabs'] as const,
  };
  return fitted.task === 'pick-files' ? { ...fitted, tabs: ['mine'] } : fitted;
};

/**
 * Fits a surface to a token that covers named items alone: their folder gives its name to the top, and lists that such a
 * token cannot have are not shown.
 */
export const fitGuest = (guest: Guest, top: Top): Guest => ({
  ...guest,
  session: { ...guest.session, config: fitConfig(guest.session, top) },
});

/** Returns whether something can be put into a folder: a top that is a list takes nothing more. */
export const takesMore = (top: Guest['top'], folderId: string): boolean =>
  top !== null || folderId !== ROOT_ID;

/** Fits lists to such a token: its folder is their top, under any name, and nothing is searched. */
export const fitArea = (area: PickerArea, top: Top): PickerArea => {
  const topId = idOf(top);
  const known = (folderId: string): string => (folderId === topId ? ROOT_ID : folderId);
  const openFolder = (folderId: string): Promise<void> => area.openFolder(known(folderId));
  const fit = (place: Place): Place =>
    place.page === 'diagrams' ? { ...place, folderId: known(place.folderId) } : place;
  return {
    ...area,
    canMakeIn: (folderId) => takesMore(top, folderId),
    openFolder,
    openPlace: (place, options) => area.openPlace(fit(place), options),
    openStartFolder: () =>
      area.getState().preferences.folderId === topId ? openFolder(ROOT_ID) : area.openStartFolder(),
    setSearchText: () => Promise.resolve(),
    submitSearch: () => Promise.resolve(),
  };
};

/** Names a chosen place by the folder that it is for everyone; undefined where nothing can be put, because the top is a list. */
export const placeAt = (place: ChosenPlace, top: Guest['top']): ChosenPlace | undefined => {
  if (top === undefined || place.folderId !== ROOT_ID) return place;
  const folderId = idOf(top);
  return folderId === undefined ? undefined : { ...place, folderId, title: top?.title ?? '' };
};
