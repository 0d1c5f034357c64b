import type { FileArea, FileItem } from '@chartdock/files';
import { isPicked, pickedCount, totalOf } from '@chartdock/files';

/** Returns whether a drag takes everything picked along, rows that are not loaded included. */
const isOfAll = (area: FileArea, items: readonly FileItem[]): boolean => {
  const { selection } = area.getState();
  return selection.mode === 'all' && items.some(({ id }) => isPicked(selection, id));
};

/** Counts the items that a drag takes along. */
export const draggedCount = (area: FileArea, items: readonly FileItem[]): number =>
  isOfAll(area, items) ? pickedCount(area.getState().selection, totalOf(area.getState())) : items.length;

/** Moves the dragged items into a folder: the given items, or everything picked when the list is picked as a whole. */
export const moveDragged = (area: FileArea, items: readonly FileItem[], folderId: string): void =>
  void area.move(isOfAll(area, items) ? 'selection' : items, folderId);
