import type { FileItem, ItemRole } from './file-item.types.ts';

/**
 * Tells the role of a person for an item: its owner by owner.userId (PERM-01), its creator by creator.userId
 * (PERM-02), a collaborator by the collaboration flag (PERM-03), or someone else. The strongest role counts.
 */
export const roleOf = (item: Pick<FileItem, 'owner' | 'creator' | 'isShared'>, userId: string): ItemRole => {
  if (item.owner?.userId === userId) return 'owner';
  if (item.creator?.userId === userId) return 'creator';
  return item.isShared ? 'collaborator' : 'other';
};
