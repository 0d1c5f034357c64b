import type { CallContext } from '../context.ts';
import { openFolder } from './open-node.ts';
import type { OpenedNode } from './open-node.ts';

/** A folder whose content is asked for; the top level goes by its owner's id and is not opened. */
export interface ListedFolder {
  readonly ownerId: string;
  readonly id: string;
  readonly opened: OpenedNode | undefined;
}

/** Opens a folder for reading: the caller's own top level without an id. Throws `fileUnavailable`. */
export async function openListed({ db, actor }: CallContext, folderId = 'root'): Promise<ListedFolder> {
  if (folderId === 'root') return { ownerId: actor.userId, id: actor.userId, opened: undefined };
  const opened = await openFolder(db, { id: folderId, viewerId: actor.userId }, 'read');
  return { ownerId: opened.node.owner_id, id: opened.node.id, opened };
}
