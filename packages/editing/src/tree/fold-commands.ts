import type { TreeIndex } from './tree-index.ts';
import type { TreeChange, TreeEdit } from './tree-edit.types.ts';

/** Closes or opens topics that have others below them; the root stays open. Undefined when nothing changes. */
export const collapseTopics = (
  index: TreeIndex,
  ids: readonly string[],
  isClosed: boolean,
): TreeChange | undefined => {
  const changed = ids.filter((id) => {
    const one = index.get(id);
    if (one === undefined || one.level === 0 || one.topic.children.length === 0) return false;
    return (one.topic.collapsed === true) !== isClosed;
  });
  if (changed.length === 0) return undefined;
  const edits = changed.map((id): TreeEdit => ({
    kind: 'set',
    id,
    to: { collapsed: isClosed ? true : null },
  }));
  return { edits, select: ids };
};

/** Shows a tree down to a level, 1 for the topics right below the root. Undefined when nothing changes. */
export const collapseToLevel = (index: TreeIndex, level: number): TreeChange | undefined => {
  const edits = index.ids.flatMap((id): TreeEdit[] => {
    const one = index.get(id);
    if (one === undefined || one.level === 0 || one.topic.children.length === 0) return [];
    const isClosed = one.level >= level;
    if ((one.topic.collapsed === true) === isClosed) return [];
    return [{ kind: 'set', id, to: { collapsed: isClosed ? true : null } }];
  });
  return edits.length === 0 ? undefined : { edits, select: [] };
};

/** Closes all branches but those that hold some topics or lie in them. Undefined when nothing changes. */
export const collapseOthers = (index: TreeIndex, ids: readonly string[]): TreeChange | undefined => {
  const open = new Set(ids.flatMap((id) => [id, ...index.above(id)]));
  const edits = index.ids.flatMap((id): TreeEdit[] => {
    const one = index.get(id);
    if (one === undefined || one.level === 0 || one.topic.children.length === 0) return [];
    const isOpen = open.has(id) || ids.some((chosen) => index.isWithin(id, chosen));
    if ((one.topic.collapsed === true) === !isOpen) return [];
    return [{ kind: 'set', id, to: { collapsed: isOpen ? null : true } }];
  });
  return edits.length === 0 ? undefined : { edits, select: ids };
};
