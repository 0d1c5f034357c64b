import type { Tree } from './tree.ts';

/** Fills a tree with a little of everything. */
export const seedTree = (tree: Tree, now: number): void => {
  const plans = tree.add('folder', { title: 'Plans' }).id;
  tree.add('folder', { title: 'Archive', folderId: plans });
  tree.add('chart', { title: 'Order flow', category: 'flow' });
  tree.add('chart', { title: 'Release ideas', category: 'mind', folderId: plans });
  const starred = tree.add('chart', { title: 'Team map', category: 'mind' }).id;
  tree.change(starred, { starredAt: now });
  const shared = tree.add('chart', { title: 'From a colleague', category: 'flow' }).id;
  tree.change(shared, { invitedAt: now });
};
