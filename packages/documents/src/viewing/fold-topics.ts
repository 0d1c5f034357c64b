import type { Topic, TreeDefinition } from '../model/definition.types.ts';

/** Closes or opens the topic of an id; the others stay as they are. */
export const foldTopic = (tree: TreeDefinition, id: string, isClosed: boolean): TreeDefinition => ({
  ...tree,
  root: changeTopic(tree.root, id, (topic) => ({ ...topic, collapsed: isClosed })),
});

/** Closes every topic below the first that has others below it, or opens them all. */
export const foldAll = (tree: TreeDefinition, isClosed: boolean): TreeDefinition => {
  const fold = (topic: Topic): Topic => ({
    ...topic,
    ...(topic.children.length === 0 ? {} : { collapsed: isClosed }),
    children: topic.children.map(fold),
  });
  return { ...tree, root: { ...tree.root, children: tree.root.children.map(fold) } };
};

/** Opens the parents that hide a topic, so that it can be seen. */
export const unfoldTo = (tree: TreeDefinition, id: string): TreeDefinition => {
  const open = (topic: Topic): Topic => {
    const children = topic.children.map(open);
    const isOnWay = children.some((child, index) => child !== topic.children[index] || child.id === id);
    return isOnWay ? { ...topic, children, collapsed: false } : topic;
  };
  return { ...tree, root: open(tree.root) };
};

const changeTopic = (topic: Topic, id: string, change: (topic: Topic) => Topic): Topic => {
  if (topic.id === id) return change(topic);
  const children = topic.children.map((child) => changeTopic(child, id, change));
  return children.every((child, index) => child === topic.children[index]) ? topic : { ...topic, children };
};
