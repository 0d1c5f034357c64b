import type { FileArea } from '@chartdock/files';
import { useEffect } from 'react';
import { commandOfKey } from '../keys/key-table.ts';
import { belongsElsewhere } from '../list/page-target.ts';

/** Takes the latest change back by Ctrl+Z or Cmd+Z, wherever the focus is on the page. */
export const useUndoKey = (area: Pick<FileArea, 'undo'>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const [target] = event.composedPath();
      if (commandOfKey(event) !== 'undo' || event.defaultPrevented || belongsElsewhere(target)) return;
      event.preventDefault();
      // A press that is held must not take the whole session back.
      if (!event.repeat) area.undo().catch(() => undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [area]);
};
