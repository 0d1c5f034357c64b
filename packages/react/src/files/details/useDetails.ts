import type { FileArea, FileItem } from '@chartdock/files';
import { isPicked } from '@chartdock/files';
import { useContext, useState } from 'react';
import { AppContext } from '../../foundation/app/app-context.ts';

/** Whether the details of the picked items are shown, and the ways to change that. */
export interface Details {
  readonly isOpen: boolean;
  readonly show: (isOpen: boolean) => void;
  /** Shows them for an item, or for everything picked when it is picked. */
  readonly showFor: (item: FileItem) => void;
}

/** Keeps whether a person has the panel of details open, from visit to visit where the app can. */
export const useDetails = (area: FileArea, userId = ''): Details => {
  const storage = useContext(AppContext)?.storage;
  const key = `chartdock.details.${userId}`;
  const [isOpen, setOpen] = useState(() => storage?.get(key) === 'open');
  const show = (next: boolean): void => {
    setOpen(next);
    storage?.set(key, next ? 'open' : 'closed');
  };
  return {
    isOpen,
    show,
    showFor: (item) => {
      if (!isPicked(area.getState().selection, item.id)) area.pickOnly(item);
      show(true);
    },
  };
};
