import type { GuestSession, StartPlace } from '@chartdock/embed/guest';
import { ROOT_ID, type PickerArea, type Place } from '@chartdock/files';

/** The lists that are no folder, by the name a host knows them by. */
export const LISTS: Readonly<Record<string, Place>> = {
  recent: { page: 'history' },
  starred: { page: 'fav', kind: 'chart' },
  shared: { page: 'colla', tab: 1 },
};

const startOf = ({ config }: GuestSession): StartPlace => ('start' in config ? config.start : 'last');

/** Names the list to begin with: the one that was open, else the first tab unless the partner wants a folder. */
const startListOf = (session: GuestSession): string | undefined => {
  const { config, first } = session;
  if (first.replay !== undefined) return first.replay.view;
  if (typeof startOf(session) === 'object') return undefined;
  return config.task === 'pick-files' ? config.tabs?.[0] : undefined;
};

const startFolderOf = (session: GuestSession): string | undefined => {
  const { replay } = session.first;
  if (replay !== undefined) return replay.folderId;
  const start = startOf(session);
  if (typeof start === 'object') return start.folderId;
  return start === 'root' ? ROOT_ID : undefined;
};

/**
 * Opens the place the person was at before a reload, else the one the partner wants. A folder that is gone leads to
 * My files.
 */
export const openStartPlace = async (area: PickerArea, session: GuestSession): Promise<void> => {
  const list = startListOf(session);
  const place = list === undefined ? undefined : LISTS[list];
  if (place !== undefined) return area.openPlace(place);
  const wanted = startFolderOf(session);
  if (wanted === undefined) return area.openStartFolder();
  await area.openFolder(wanted);
  if (area.getState().list.status === 'failed' && wanted !== ROOT_ID) await area.openFolder(ROOT_ID);
};
