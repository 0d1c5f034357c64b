import type { Crumb } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';

/** What a refused target is refused for. */
export type MoveRefusal = 'into_itself' | 'already_there';

/** What is known of a target folder: its id and the folders above it, as far as they were seen. */
export interface MoveTarget {
  readonly folderId: string;
  /** From the top down, the target itself included. */
  readonly chain: readonly Crumb[];
}

/**
 * Tells why items may not go into a folder, from what is known here: a folder never goes into itself or below itself
 * (CRUMB-08), and a move to where all of them are is none. The server checks again with the whole tree.
 */
export const moveRefusal = (
  items: readonly Pick<FileItem, 'id' | 'type' | 'parentId'>[],
  { folderId, chain }: MoveTarget,
): MoveRefusal | undefined => {
  const above = new Set([folderId, ...chain.map((crumb) => crumb.folderId)]);
  if (items.some((item) => item.type === 'folder' && above.has(item.id))) return 'into_itself';
  return items.every((item) => item.parentId === folderId) ? 'already_there' : undefined;
};
