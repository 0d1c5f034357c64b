import type { GuestSession } from '@chartdock/embed/guest';
import { ROOT_ID, type FileArea } from '@chartdock/files';

/**
 * Opens the place the person was at before a reload, else the one the partner wants. A folder that is gone leads to
 * My files.
 */
export const openStartPlace = async (area: FileArea, { config, first }: GuestSession): Promise<void> => {
  const { replay } = first;
  const start = 'start' in config ? config.start : 'last';
  if (replay?.view === 'recent') return area.openPlace({ page: 'history' });
  const folderId = replay?.folderId ?? (start === 'root' ? ROOT_ID : undefined);
  const wanted = folderId ?? (typeof start === 'object' ? start.folderId : undefined);
  if (wanted === undefined) return area.openStartFolder();
  await area.openFolder(wanted);
  if (area.getState().list.status === 'failed' && wanted !== ROOT_ID) await area.openFolder(ROOT_ID);
};
