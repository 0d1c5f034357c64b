import type { FileItem, Selection } from '@chartdock/files';
import type { Chosen, PickerOptions } from './picker.types.ts';

/** Tells whether a file may be picked; folders never are, they are opened. */
export const canPickItem = (item: FileItem, { categories }: PickerOptions): boolean =>
  item.type !== 'folder' &&
  (categories === undefined || categories.includes(item.category) || categories.includes(item.kind));

/** Tells whether no further file may be chosen. */
export const isFull = (chosen: Chosen, { multiple = false, maxItems }: PickerOptions): boolean =>
  multiple && maxItems !== undefined && chosen.size >= maxItems;

/** A file was pressed: a single pick replaces, a multiple one adds or takes back, up to the most allowed. */
export const afterFilePressed = (chosen: Chosen, item: FileItem, options: PickerOptions): Chosen => {
  if (!canPickItem(item, options)) return chosen;
  if (options.multiple !== true) return new Map([[item.id, item]]);
  const next = new Map(chosen);
  if (next.delete(item.id)) return next;
  return isFull(chosen, options) ? chosen : next.set(item.id, item);
};

/** A file was opened, by Enter or a double press: it is chosen on top of what was, unless there is no room. */
export const afterFileOpened = (chosen: Chosen, item: FileItem, options: PickerOptions): Chosen =>
  chosen.has(item.id) ? chosen : afterFilePressed(chosen, item, options);

/** Shows what is chosen as the selection of a list. */
export const selectionOf = (chosen: Chosen): Selection => {
  const last = [...chosen.keys()].at(-1);
  return last === undefined ? { mode: 'off' } : { mode: 'some', picked: chosen, anchor: last };
};
