import type { Topic, TreeDefinition } from '@chartdock/documents';

/** A topic with its place in a tree. */
export interface IndexedTopic {
  readonly topic: Topic;
  /** Undefined for the root and for a topic that stands beside the tree. */
  readonly parent: string | undefined;
  /** Place among its siblings, from 0. */
  readonly at: number;
  /** 0 for the root and for a topic that stands beside the tree. */
  readonly level: number;
}

/** Finds the topics of a tree by their ids. */
export interface TreeIndex {
  readonly root: string;
  readonly get: (id: string) => IndexedTopic | undefined;
  /** Ids of all topics in the order of reading, including collapsed ones. */
  readonly ids: readonly string[];
  /** Returns the ids from a topic to the root, without the topic. */
  readonly above: (id: string) => readonly string[];
  /** Returns whether a topic lies below another, or is the same. */
  readonly isWithin: (id: string, ancestor: string) => boolean;
}

const known = new WeakMap<TreeDefinition, TreeIndex>();

interface Waiting {
  readonly topic: Topic;
  readonly parent: string | undefined;
  readonly at: number;
  readonly level: number;
}

/** Indexes a tree once; the same definition returns the same index. No depth exhausts the stack. */
export const indexTree = (tree: TreeDefinition): TreeIndex => {
  const before = known.get(tree);
  if (before !== undefined) return before;
  const all = new Map<string, IndexedTopic>();
  const roots: readonly Topic[] = [tree.root, ...(tree.floating ?? [])];
  const waiting: Waiting[] = roots
    .map((topic, at): Waiting => ({ topic, parent: undefined, at, level: 0 }))
    .reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.set(next.topic.id, next);
    const { children, id } = next.topic;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const topic = children[at];
      if (topic !== undefined) waiting.push({ topic, parent: id, at, level: next.level + 1 });
    }
  }
  const above = (id: string): string[] => {
    const found: string[] = [];
    for (let up = all.get(id)?.parent; up !== undefined; up = all.get(up)?.parent) found.push(up);
    return found;
  };
  const index: TreeIndex = {
    root: tree.root.id,
    get: (id) => all.get(id),
    ids: [...all.keys()],
    above,
    isWithin: (id, ancestor) => id === ancestor || above(id).includes(ancestor),
  };
  known.set(tree, index);
  return index;
};

/** Returns those of some topics that lie below none of the others, in the order of reading. */
export const topmostOf = (index: TreeIndex, ids: Iterable<string>): string[] => {
  const chosen = new Set(ids);
  return index.ids.filter((id) => chosen.has(id) && !index.above(id).some((up) => chosen.has(up)));
};
