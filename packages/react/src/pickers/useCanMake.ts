import { useStore } from '../foundation/provider/useStore.ts';
import type { PickerLists, PickerMaking } from './picker.types.ts';

/** Returns whether something can be made where a picker is: in a folder, and in one that takes more. */
export const useCanMake = (area: PickerLists, making: PickerMaking | undefined): boolean =>
  useStore(
    area,
    ({ place, search }) =>
      making !== undefined &&
      place.page === 'diagrams' &&
      search.mode === 'off' &&
      making.canMakeIn?.(place.folderId) !== false,
  );
