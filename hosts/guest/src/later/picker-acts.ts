import type { SurfaceAct } from '@chartdock/embed/guest';
import type { FilePick, PickerArea } from '@chartdock/files/picking';

/** Does the act of a part that the host draws; false when there was nothing to do. */
export const actOn = async (area: PickerArea, pick: FilePick, act: SurfaceAct): Promise<boolean> => {
  switch (act.act) {
    case 'confirm':
      // Answered before the choice is taken over, because that ends the surface and every question through it.
      if (pick.getState().chosen.size === 0) return false;
      setTimeout(() => void pick.commit());
      return true;
    case 'clear':
      pick.clear();
      return true;
    case 'refresh':
      await area.refresh();
      return true;
    case 'search':
      await area.setSearchText(act.keyword);
      return true;
    case 'open':
      await area.openFolder(act.folderId);
      return area.getState().list.status !== 'failed';
  }
};
