import type { ThingIndex } from '../things/thing-index.ts';

/** Adds to cells all shapes that are in a group with one of them, except in a group that was entered. */
export const withGroups = (
  index: ThingIndex,
  ids: readonly string[],
  entered?: string,
): readonly string[] => {
  const groups = new Set<string>();
  for (const id of ids) {
    const group = groupOf(index, id);
    if (group !== undefined && group !== entered) groups.add(group);
  }
  if (groups.size === 0) return ids;
  const wanted = new Set(ids);
  const others = [...index.all()].flatMap(({ id }) => {
    const group = groupOf(index, id);
    return group !== undefined && groups.has(group) && !wanted.has(id) ? [id] : [];
  });
  return [...others, ...ids];
};

/** Returns the group of a cell; undefined for one without. */
export const groupOf = (index: ThingIndex, id: string): string | undefined => {
  const cell = index.find('cells', id);
  return cell?.t === 'node' ? cell.group : undefined;
};
