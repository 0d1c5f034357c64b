import type { ThingIndex } from '../things/thing-index.ts';

/** Adds to cells all shapes that are in a group with one of them, except in a group that was entered. */
export const withGroups = (
  index: ThingIndex,
  ids: readonly string[],
  entered?: string,
): readonly string[] => {
  const groups = new Set<string>();
  for (const id of ids) {
    const cell = index.find('cells', id);
    if (cell?.t === 'node' && cell.group !== undefined && cell.group !== entered) groups.add(cell.group);
  }
  if (groups.size === 0) return ids;
  const wanted = new Set(ids);
  const others: string[] = [];
  for (const cell of index.all())
    if (cell.in === 'cells' && cell.t === 'node' && cell.group !== undefined && groups.has(cell.group))
      if (!wanted.has(cell.id)) others.push(cell.id);
  return [...others, ...ids];
};

/** Returns the group of a cell; undefined for one without. */
export const groupOf = (index: ThingIndex, id: string): string | undefined => {
  const cell = index.find('cells', id);
  return cell?.t === 'node' ? cell.group : undefined;
};
