import type { Topic } from '@chartdock/documents';
import type { TreeIndex } from './tree-index.ts';
import { topmostOf } from './tree-index.ts';

/** Gives a topic and all below it fresh ids. Values that depend on its place in one tree, such as its order, are left out. */
export const withFreshIds = (topic: Topic, newId: () => string): Topic => {
  const { children, ...own } = topic;
  return { ...own, id: newId(), children: children.map((child) => withFreshIds(child, newId)) };
};

/** Copies topics with all below them, under fresh ids; one that lies below another is not copied twice. */
export const copyTopics = (index: TreeIndex, ids: readonly string[], newId: () => string): Topic[] =>
  topmostOf(index, ids).flatMap((id) => {
    const topic = index.get(id)?.topic;
    return topic === undefined ? [] : [withFreshIds(topic, newId)];
  });
