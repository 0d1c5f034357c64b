import type { FileItem, Place } from '../../packages/files/src/index.ts';
import type { Model, ModelNode } from './model.types.ts';
import { openFor } from './model-rights.ts';
import { childrenOf } from './model-tree.ts';

/** Returns what a place lists for someone; undefined for a folder that they may not open. */
export const listedAt = (model: Model, userId: string, place: Place): readonly ModelNode[] | undefined => {
  const nodes = [...model.nodes.values()];
  const isSeen = (node: ModelNode): boolean =>
    'node' in openFor(model, userId, { id: node.id, wish: 'look' });
  const isStarred = (node: ModelNode): boolean => model.stars.has(`${userId} ${node.id}`);
  const given = new Set(model.shares.filter((share) => share.userId === userId).map((share) => share.nodeId));
  switch (place.page) {
    case 'diagrams': {
      if (place.folderId === 'root') return childrenOf(model, userId);
      const opened = openFor(model, userId, { id: place.folderId, wish: 'look' });
      return 'node' in opened && opened.node.isFolder ? childrenOf(model, place.folderId) : undefined;
    }
    case 'trash':
      return nodes.filter((node) => node.ownerId === userId && node.state === 1);
    case 'favourites':
      return nodes.filter((node) => node.state === 0 && isStarred(node) && isSeen(node));
    case 'shared':
      return nodes.filter((node) => node.state === 0 && given.has(node.id));
    default:
      throw new Error(`The model knows no ${place.page}.`);
  }
};

/** Names a place in the story of a sequence. */
export const nameOfPlace = (model: Model, place: Place): string => {
  if (place.page !== 'diagrams') return place.page;
  return place.folderId === 'root' ? 'root' : nameOf(model, place.folderId);
};

/** Names a node in the story of a sequence: by its title and by when the model came to know it. */
export const nameOf = (model: Model, id: string, title = model.nodes.get(id)?.title ?? 'gone'): string => {
  const at = [...model.nodes.keys()].indexOf(id);
  return at < 0 ? `${title}#gone` : `${title}#${at}`;
};

/** Picks the fields of a row that must be the same wherever it is read. Thumbnails are signed again each time. */
export const rowOf = ({ thumbnail: _, openedAt: __, ...row }: FileItem): string => JSON.stringify(row);
