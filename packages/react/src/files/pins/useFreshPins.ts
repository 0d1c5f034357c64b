import type { FileArea, FileAreaEventType, FileAreaState, FileItem } from '@chartdock/files';
import { useEffect } from 'react';
import { useStore } from '../../foundation/provider/useStore.ts';

/** Events that may take a pinned folder away, bring it back, or give it another name. */
const changes: ReadonlySet<FileAreaEventType> = new Set<FileAreaEventType>([
  'fileRenamed',
  'itemsTrashed',
  'itemsRestored',
  'itemsDeleted',
  'collaborationLeft',
  'changeUndone',
]);

const selectPins = ({ pins }: FileAreaState): readonly FileItem[] | undefined => pins;

/** Loads the pinned folders, and again after events that may have changed them; undefined until they are known. */
export const useFreshPins = (area: FileArea): readonly FileItem[] | undefined => {
  useEffect(() => {
    void area.loadPins();
    const stopEvents = area.onEvent(({ type }) => changes.has(type) && void area.loadPins());
    // A folder that does not open may be gone: somebody else put it into the trash, or shares it no more.
    const stopList = area.subscribe(
      ({ list }, before) =>
        list.status === 'failed' && before.list.status !== 'failed' && void area.loadPins(),
    );
    return () => {
      stopEvents();
      stopList();
    };
  }, [area]);
  return useStore(area, selectPins);
};
