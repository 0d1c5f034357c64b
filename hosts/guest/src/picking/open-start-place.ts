import type { GuestSession } from '@chartdock/embed/guest';
import { ROOT_ID } from '@chartdock/files';
import type { PickerArea } from '@chartdock/files/picking';
import { startPlaceOf } from '../session/start-place.ts';

/** Opens the place to begin with. A folder that is gone leads to My files. */
export const openStartPlace = async (area: PickerArea, session: GuestSession): Promise<void> => {
  const place = startPlaceOf(session);
  if (place === undefined) return area.openStartFolder();
  await area.openPlace(place);
  const isGone = place.page === 'diagrams' && area.getState().list.status === 'failed';
  if (isGone && place.folderId !== ROOT_ID) await area.openFolder(ROOT_ID);
};
