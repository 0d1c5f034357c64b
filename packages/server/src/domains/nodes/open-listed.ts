import { folderIdOf } from '../../kernel/calls/items.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { openFolder } from './open-node.ts';
import type { OpenedNode } from './open-node.ts';

/** A folder whose content is asked for; the top level goes by its owner's id and is not opened. */
export interface ListedFolder {
  readonly ownerId: string;
  readonly id: string;
  readonly opened: OpenedNode | undefined;
}

/** Opens a folder for reading: without an id the caller's own top level, or the one folder that their token names. Throws `fileUnavailable`, and `notAllowed` for the top of a token that names several items. */
export const openListed = async (
  { db, actor, now }: CallContext,
  folderId = 'root',
): Promise<ListedFolder> => {
  const id = folderIdOf(actor, folderId);
  if (id === undefined) return { ownerId: actor.userId, id: actor.userId, opened: undefined };
  const opened = await openFolder(db, { id, viewerId: actor.userId, now }, 'read');
  return { ownerId: opened.node.owner_id, id: opened.node.id, opened };
};
