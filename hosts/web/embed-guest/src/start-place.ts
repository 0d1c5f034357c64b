import type { GuestSession } from '@chartdock/embed/guest';
import { ROOT_ID, type PickerArea, type Place } from '@chartdock/files';

/** The lists that are no folder, by the name a host knows them by. */
export const LISTS: Readonly<Record<string, Place>> = {
  recent: { page: 'history' },
  starred: { page: 'fav', kind: 'chart' },
  shared: { page: 'colla', tab: 1 },
};

/**
 * Opens the place the person was at before a reload, else the one the partner wants. A folder that is gone leads to
 * My files.
 */
export const openStartPlace = async (area: PickerArea, { config, first }: GuestSession): Promise<void> => {
  const { replay } = first;
  const start = 'start' in config ? config.start : 'last';
  const tab = 'tabs' in config ? config.tabs?.[0] : undefined;
  const list = replay === undefined ? (typeof start === 'object' ? undefined : tab) : replay.view;
  const place = list === undefined ? undefined : LISTS[list];
  if (place !== undefined) return area.openPlace(place);
  const folderId = replay?.folderId ?? (start === 'root' ? ROOT_ID : undefined);
  const wanted = folderId ?? (typeof start === 'object' ? start.folderId : undefined);
  if (wanted === undefined) return area.openStartFolder();
  await area.openFolder(wanted);
  if (area.getState().list.status === 'failed' && wanted !== ROOT_ID) await area.openFolder(ROOT_ID);
};
