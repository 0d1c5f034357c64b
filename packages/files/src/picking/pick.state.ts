import type { FileItem } from '../items/file-item.types.ts';
import { isPickable } from './is-pickable.ts';
import type { Chosen, PickRules } from './pick.types.ts';

/** Returns whether no further file may be chosen. */
export const isPickFull = (chosen: Chosen, { multiple = false, maxItems }: PickRules): boolean =>
  multiple && maxItems !== undefined && chosen.size >= maxItems;

/** A file was pressed: a single pick replaces, a multiple one adds or takes back, up to the most allowed. */
export const afterFilePressed = (chosen: Chosen, item: FileItem, rules: PickRules): Chosen => {
  if (!isPickable(item, rules)) return chosen;
  if (rules.multiple !== true) return new Map([[item.id, item]]);
  const next = new Map(chosen);
  if (next.delete(item.id)) return next;
  return isPickFull(chosen, rules) ? chosen : next.set(item.id, item);
};

/** Adds a file to those chosen, unless it is already or there is no room. */
export const afterFileAdded = (chosen: Chosen, item: FileItem, rules: PickRules): Chosen =>
  chosen.has(item.id) ? chosen : afterFilePressed(chosen, item, rules);
