import { sql } from 'kysely';
import type { Action } from './access.ts';
import { folderIdOf } from '../../kernel/calls/items.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { lockOwner } from './counters.ts';
import type { LockedOwner } from './counters.ts';
import { openFolder, openNode } from './open-node.ts';
import type { OpenedNode } from './open-node.ts';
import { positionAfter } from './position.ts';
import { askerOf } from './read-holding.ts';
import { FOLDER, KIND, LIVE, STATE } from './node-words.ts';

/** A folder that something is put into; the top level goes by its owner's id. */
export interface Place {
  readonly ownerId: string;
  readonly id: string;
  /** Folders from the top down to this one, itself included. */
  readonly depth: number;
  /** Ids from this folder up to the top. */
  readonly chainIds: readonly string[];
}

/** Names one thing that a call is about. */
export interface Item {
  readonly fileId: string;
  readonly fileType: 'chart' | 'folder';
}

/** Opens the folder that something is put into: the caller's own top level, or a folder they may change. Throws `notAllowed` for the top of a token that names several items. */
export const openPlace = async ({ db, actor, now }: CallContext, folderId: string): Promise<Place> => {
  const id = folderIdOf(actor, folderId);
  if (id === undefined) return { ownerId: actor.userId, id: actor.userId, depth: 0, chainIds: [] };
  const opened = await openFolder(db, { id, viewerId: actor.userId, now }, 'edit');
  const { node, chainIds } = opened;
  return { ownerId: node.owner_id, id: node.id, depth: chainIds.length, chainIds };
};

/** Opens the folder of a new or moved thing and locks its owner's tree; the folder is looked up again behind the lock. */
export const openLockedPlace = async (
  context: CallContext,
  folderId: string,
): Promise<{ readonly place: Place; readonly owner: LockedOwner }> => {
  const before = await openPlace(context, folderId);
  const owner = await lockOwner(context, before.ownerId);
  const place = before.depth === 0 ? before : await openPlace(context, folderId);
  if (place.ownerId !== owner.ownerId) throw new CallError('databaseBusy');
  return { place, owner };
};

/** Opens one thing by id and type. Throws `fileUnavailable` also when the type is not the thing's. */
export const openItem = async (context: CallContext, item: Item, action: Action): Promise<OpenedNode> => {
  const opened = await openNode(context.db, { id: item.fileId, ...askerOf(context) }, action);
  if (opened.node.kind !== (item.fileType === 'folder' ? 0 : 1)) throw new CallError('fileUnavailable');
  return opened;
};

/** Opens one thing and locks its owner's tree; the thing is looked up again behind the lock. */
export const openLockedItem = async (
  context: CallContext,
  item: Item,
  action: Action,
): Promise<{ readonly opened: OpenedNode; readonly owner: LockedOwner }> => {
  const before = await openItem(context, item, action);
  const owner = await lockOwner(context, before.node.owner_id);
  const opened = await openItem(context, item, action);
  // Given away in between: the lock is that of who owned it.
  if (opened.node.owner_id !== owner.ownerId) throw new CallError('databaseBusy');
  return { opened, owner };
};

/** Makes the position behind everything in a folder. */
export const lastPosition = async (db: Handle, folder: Pick<Place, 'ownerId' | 'id'>): Promise<string> => {
  const row = await db
    .selectFrom('node')
    .select('pos')
    .where('owner_id', '=', folder.ownerId)
    .where('parent_id', '=', folder.id)
    .where('state', '=', STATE.live)
    .orderBy('pos', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return positionAfter(row?.pos);
};

/** Measures how many levels of folders a folder holds, itself included; a file has none. */
export const folderHeight = async (db: Handle, { node }: OpenedNode): Promise<number> => {
  if (node.kind !== KIND.folder) return 0;
  const { rows } = await sql<{ height: number }>`
    with recursive sub as (
      select id, 1 as height from node where owner_id = ${node.owner_id} and id = ${node.id}
      union all
      select n.id, sub.height + 1 from sub
        join node n on n.owner_id = ${node.owner_id} and n.parent_id = sub.id and n.state = ${LIVE} and n.kind = ${FOLDER}
    )
    select max(height) as height from sub`.execute(db);
  return rows[0]?.height ?? 1;
};

/** Refuses a place that would nest folders deeper than the server allows (PROD-11). */
export const requireDepth = ({ app }: CallContext, depth: number): void => {
  if (depth > app.config.folderDepth) throw new CallError('folderTooDeep');
};

/** Refuses with code 61672 to let a restricted account bring in new things or texts. */
export const requireUnrestricted = ({ actor }: CallContext): void => {
  if (actor.restricted) throw new CallError('accountRestricted');
};
