import * as CODE from '../../packages/contract/src/codes.ts';
import type { Code, CollaboratorRole } from '../../packages/contract/src/index.ts';
import type { Model, ModelNode } from './model.types.ts';

/** Wish of someone for a node. */
export type Wish = 'look' | 'take' | 'edit' | 'arrange' | 'dispose';

/** A node that may be so used, or the code of the refusal. */
export type Opened = { readonly node: ModelNode } | { readonly code: Code };

/** Returns a node and the folders above it, the nearest first, live or not. */
export const chainOf = ({ nodes }: Model, id: string): readonly ModelNode[] => {
  const chain: ModelNode[] = [];
  for (let node = nodes.get(id); node !== undefined; node = nodes.get(node.parentId)) chain.push(node);
  return chain;
};

const STRENGTH: Readonly<Record<CollaboratorRole, number>> = {
  viewer: 0,
  commenter: 1,
  editor: 2,
  manager: 3,
};

/** Returns the role of someone on a node: the highest on it or above it. */
export const roleOn = (model: Model, userId: string, id: string): CollaboratorRole | undefined => {
  const above = new Set(chainOf(model, id).map((node) => node.id));
  const roles = model.shares
    .filter((share) => share.userId === userId && above.has(share.nodeId))
    .map((share) => share.role);
  return roles.toSorted((left, right) => STRENGTH[right] - STRENGTH[left])[0];
};

/** Opens a node for someone. What may not be seen is missing; what may be seen, but not so used, is not allowed. */
export const openFor = (
  model: Model,
  userId: string,
  at: { readonly id: string; readonly wish: Wish },
): Opened => {
  const node = model.nodes.get(at.id);
  if (node === undefined) return { code: CODE.fileUnavailable };
  const isLive = node.state === 0;
  if (node.ownerId === userId) {
    const reaches = isLive || at.wish === 'look' || at.wish === 'dispose';
    return reaches ? { node } : { code: CODE.fileUnavailable };
  }
  const role = roleOn(model, userId, at.id);
  if (!isLive || role === undefined) return { code: CODE.fileUnavailable };
  const edits = STRENGTH[role] >= STRENGTH.editor;
  const granted: Readonly<Record<Wish, boolean>> = {
    look: true,
    take: edits,
    edit: edits,
    arrange: edits && node.creatorId === userId,
    dispose: false,
  };
  return granted[at.wish] ? { node } : { code: CODE.notAllowed };
};

/** A folder that things are put into. The top of someone's files goes by their own id. */
export interface ModelPlace {
  readonly ownerId: string;
  readonly id: string;
  readonly chainIds: readonly string[];
}

/** Opens the folder that something is put into. */
export const placeFor = (
  model: Model,
  userId: string,
  folderId: string,
): ModelPlace | { readonly code: Code } => {
  if (folderId === 'root') return { ownerId: userId, id: userId, chainIds: [] };
  const opened = openFor(model, userId, { id: folderId, wish: 'edit' });
  if ('code' in opened) return opened;
  if (!opened.node.isFolder) return { code: CODE.fileUnavailable };
  const chainIds = chainOf(model, folderId).map((node) => node.id);
  return { ownerId: opened.node.ownerId, id: folderId, chainIds };
};

/** Returns the folders that someone sees above an open folder and itself, from the top down. */
export const visibleChain = (model: Model, userId: string, folderId: string): readonly string[] => {
  const chain = chainOf(model, folderId);
  if (chain[0]?.ownerId === userId) return chain.map((node) => node.id).toReversed();
  const given = new Set(model.shares.filter((share) => share.userId === userId).map((share) => share.nodeId));
  const top = chain.findLastIndex((node) => given.has(node.id));
  return chain
    .slice(0, Math.max(top, 0) + 1)
    .map((node) => node.id)
    .toReversed();
};
