import type { GuestSession, StartPlace } from '@chartdock/embed/guest';
import type { Place } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';

/** The lists that are no folder, by the name a host knows them by. */
const LISTS: Readonly<Record<string, Place>> = {
  recent: { page: 'history' },
  starred: { page: 'favourites', kind: 'chart' },
  shared: { page: 'shared', by: 'others' },
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

/** Tells where to begin: where the person was before a reload, else where the partner wants; undefined for the folder that was open last. */
export const startPlaceOf = (session: GuestSession): Place | undefined => {
  const list = startListOf(session);
  const place = list === undefined ? undefined : LISTS[list];
  if (place !== undefined) return place;
  const folderId = startFolderOf(session);
  return folderId === undefined ? undefined : { page: 'diagrams', folderId };
};
