import type { Model, ModelNode } from './model.types.ts';

/** Returns the live things directly inside a folder. */
export const childrenOf = ({ nodes }: Model, folderId: string): readonly ModelNode[] =>
  [...nodes.values()].filter((node) => node.parentId === folderId && node.state === 0);

/** Returns a node and all live things inside it, folders before what they hold. */
export const subtreeOf = (model: Model, node: ModelNode): readonly ModelNode[] => [
  node,
  ...childrenOf(model, node.id).flatMap((child) => subtreeOf(model, child)),
];

/** Counts the levels of folders in a folder, itself included; a file has none. */
export const heightOf = (model: Model, node: ModelNode): number => {
  if (!node.isFolder) return 0;
  return 1 + Math.max(0, ...childrenOf(model, node.id).map((child) => heightOf(model, child)));
};

/** Counts the files that a person's quota counts, those in trash included. */
export const usedBy = ({ nodes }: Model, userId: string): number =>
  [...nodes.values()].filter((node) => node.ownerId === userId && !node.isFolder).length;

/** Counts the rows that a person's trash shows. */
export const trashOf = ({ nodes }: Model, userId: string): number =>
  [...nodes.values()].filter((node) => node.ownerId === userId && node.state === 1).length;

const isSameTitle = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** Where a title is looked for. */
export interface TitlePlace {
  readonly parentId: string;
  readonly isFolder: boolean;
  readonly exceptId?: string;
}

/** Returns whether another live thing of the same kind in a folder reads the same. */
export const isTaken = (model: Model, place: TitlePlace, title: string): boolean =>
  childrenOf(model, place.parentId).some(
    (node) =>
      node.isFolder === place.isFolder && node.id !== place.exceptId && isSameTitle(node.title, title),
  );

/** Returns a title that a folder does not have yet: itself, else with (2), (3) and so on behind. */
export const freeTitle = (model: Model, place: TitlePlace, title: string): string => {
  let free = title;
  for (let number = 2; isTaken(model, place, free); number += 1) free = `${title} (${number})`;
  return free;
};

/** Puts nodes in, or puts others in their place. */
export const withNodes = (model: Model, changed: readonly ModelNode[]): Model => {
  const nodes = new Map(model.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...model, nodes };
};

/** Takes nodes out, with all that was said of them. */
export const withoutNodes = (model: Model, ids: ReadonlySet<string>): Model => ({
  ...model,
  nodes: new Map([...model.nodes].filter(([id]) => !ids.has(id))),
  shares: model.shares.filter((share) => !ids.has(share.nodeId)),
  stars: new Set([...model.stars].filter((star) => !ids.has(star.split(' ')[1] ?? ''))),
});
