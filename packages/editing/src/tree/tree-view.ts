import type { FloatingTopic, Topic, TreeDefinition } from '@chartdock/documents';
import type { ThingIndex } from '../things/thing-index.ts';
import type { TopicThing } from '../things/thing.types.ts';

interface Written {
  readonly thing: TopicThing;
  readonly topic: Topic;
}

const isSameList = (a: readonly Topic[], b: readonly Topic[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);

/**
 * Creates a writer of the tree that an index holds. A topic that did not change, with all below it, is the same object as
 * before, so that a view knows the parts to leave alone.
 */
export const createTreeView = (): ((index: ThingIndex) => TreeDefinition) => {
  let written = new Map<string, Written>();
  let last: Written | undefined;
  /** Returns the root that was written before when nothing of it changed. */
  const keepTop = (topic: Topic, thing: TopicThing): Topic => {
    if (last?.thing === thing && isSameList(last.topic.children, topic.children)) return last.topic;
    last = { thing, topic };
    return topic;
  };
  return (index) => {
    const next = new Map<string, Written>();
    // Depth is limited where documents are read.
    const write = (thing: TopicThing): Topic => {
      const children = index.listBelow('topics', thing.id).map(write);
      const before = written.get(thing.id);
      if (before?.thing === thing && isSameList(before.topic.children, children)) {
        next.set(thing.id, before);
        return before.topic;
      }
      const { in: _in, parent: _parent, x: _x, y: _y, ...fields } = thing;
      const topic: Topic = { ...fields, children };
      next.set(thing.id, { thing, topic });
      return topic;
    };
    const { head } = index;
    const sheet = index.listBelow('topics');
    const root = sheet.find(({ id }) => id === index.root);
    if (root === undefined) throw new Error('A tree has no root');
    const floating = sheet.flatMap((thing): FloatingTopic[] =>
      thing === root ? [] : [{ ...write(thing), x: thing.x ?? 0, y: thing.y ?? 0 }],
    );
    const lists = ['relations', 'summaries', 'boundaries'] as const;
    const others = Object.fromEntries(
      lists.flatMap((name) => {
        const list = index.listBelow(name).map(({ in: _in, ...one }) => one);
        return list.length === 0 ? [] : [[name, list]];
      }),
    );
    // The first topic of a tree has no neighbours, so no order is written with it.
    const { order: _order, ...top } = write(root);
    const tree = { v: 2, type: 'tree', ...head, root: keepTop(top, root), ...others };
    written = next;
    // The index was read from a tree and changed by operations that keep its rules.
    return { ...tree, ...(floating.length === 0 ? {} : { floating }) } as unknown as TreeDefinition;
  };
};
