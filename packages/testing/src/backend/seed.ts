import type { NewNode, Tree, TreeNode } from './tree.ts';

/** Adds a file of a colleague that is shared with the person. */
export const addShared = (tree: Tree, file: Omit<NewNode, 'folderId'>, now: number): TreeNode => {
  const node = tree.add('chart', file);
  tree.change(node.id, { invitedAt: now, openedAt: undefined });
  return node;
};

/** Fills a tree with a little of everything. */
export const seedTree = (tree: Tree, now: number): void => {
  const plans = tree.add('folder', { title: 'Plans' }).id;
  tree.add('folder', { title: 'Archive', folderId: plans });
  tree.add('chart', { title: 'Order flow', category: 'flow' });
  tree.add('chart', { title: 'Release ideas', category: 'mind', folderId: plans });
  const starred = tree.add('chart', { title: 'Team map', category: 'mind' }).id;
  tree.change(starred, { starredAt: now });
  addShared(tree, { title: 'From a colleague' }, now);
};
