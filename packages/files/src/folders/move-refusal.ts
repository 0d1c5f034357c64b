import type { Crumb } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';

/** Reason for refusing a target folder. */
export type MoveRefusal = 'into_itself' | 'already_there';

/** A target folder: its id and the folders above it, as far as they were seen. */
export interface MoveTarget {
  readonly folderId: string;
  /** From the top down, the target itself included. */
  readonly chain: readonly Crumb[];
}

/**
 * Tells why items may not go into a folder, from local knowledge: a folder never goes into itself or below
 * itself (CRUMB-08), and items never move to a folder that holds all of them already. The server checks again
 * with the whole tree.
 */
export const moveRefusal = (
  items: readonly Pick<FileItem, 'id' | 'type' | 'parentId'>[],
  { folderId, chain }: MoveTarget,
): MoveRefusal | undefined => {
  const above = new Set([folderId, ...chain.map((crumb) => crumb.folderId)]);
  if (items.some((item) => item.type === 'folder' && above.has(item.id))) return 'into_itself';
  return items.every((item) => item.parentId === folderId) ? 'already_there' : undefined;
};
