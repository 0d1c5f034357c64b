import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { Item, NodeRow, NodeTable, OpenedNode, SubtreeRow } from '../nodes/index.ts';
import { itemsOf, parentIdOf } from '../../kernel/calls/items.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import {
  bumpChildren,
  bumpCounters,
  countKinds,
  findNode,
  folderHeight,
  inChunks,
  KIND,
  lastPosition,
  listSubtree,
  listTrashed,
  openLockedItem,
  readCounters,
  recountChildren,
  STATE,
  settleTitle,
  writeGrams,
} from '../nodes/index.ts';

type Change = CallData<'folders', 'toTrash'>;

/** Moves a file or folder, and all inside it, to trash (CALL-F-017). */
export const toTrash = async (context: CallContext, item: Item): Promise<Change> => {
  const { db, now, actor } = context;
  const { opened } = await openLockedItem(context, item, 'arrange');
  const { node } = opened;
  const at = { ownerId: node.owner_id, id: node.id };
  const rows = await listSubtree(db, at);
  const inside = rows.filter((row) => row.id !== node.id);
  const trashed = { trash_root: node.id, deleted_at: now };
  await changeNodes(db, { ownerId: at.ownerId, rows: inside }, { ...trashed, state: STATE.insideDeleted });
  await changeNodes(db, { ownerId: at.ownerId, rows: [node] }, { ...trashed, state: STATE.deleted });
  const { files, folders } = countKinds(rows);
  await recountFolders(db, { ownerId: at.ownerId, rows });
  await bumpChildren(db, { ownerId: at.ownerId, id: node.parent_id }, -1);
  await bumpCounters(db, at.ownerId, { trash: files, trashRoots: 1, folders: -folders });
  return readCounters(db, actor.userId);
};

/** Puts a file or folder back where it was, to the top level when its folder is gone (CALL-F-020, LIFE-02). Throws `notInTrash`. */
export const restore = async (context: CallContext, item: Item): Promise<CallData<'folders', 'restore'>> => {
  const { db, actor } = context;
  const { opened } = await openLockedItem(context, item, 'dispose');
  const { node } = opened;
  const ownerId = node.owner_id;
  if (node.state !== STATE.deleted) throw new CallError('notInTrash');
  const rows = await listTrashed(db, { ownerId, id: node.id });
  await changeNodes(db, { ownerId, rows }, { state: STATE.live, trash_root: null, deleted_at: null });
  const home = await hasHome(context, opened);
  // A token for items reaches no top level, wherever the folder went in the meantime.
  if (!home && itemsOf(actor) !== undefined) throw new CallError('notAllowed');
  if (!home) await moveToTop(db, node);
  const parentId = home ? node.parent_id : ownerId;
  const title = await settleTitle(db, node, parentId);
  if (!home || title !== node.title)
    await writeGrams(db, { ownerId, folderId: parentId, id: node.id }, title);
  const { files, folders } = countKinds(rows);
  await recountFolders(db, { ownerId, rows });
  await bumpChildren(db, { ownerId, id: home ? node.parent_id : ownerId }, 1);
  await bumpCounters(db, ownerId, { trash: -files, trashRoots: -1, folders });
  const folderId = home ? parentIdOf(actor, node) : 'root';
  return { ...(await readCounters(db, actor.userId)), folderId, toRoot: !home };
};

/** Deletes a file or folder in trash, and all inside it, for good (CALL-F-021, LIFE-03). Throws `notInTrash`. */
export const removeFromTrash = async (context: CallContext, item: Item): Promise<Change> => {
  const { app, db, actor } = context;
  const { opened } = await openLockedItem(context, item, 'dispose');
  const { node } = opened;
  if (node.state !== STATE.deleted) throw new CallError('notInTrash');
  const rows = await listTrashed(db, { ownerId: node.owner_id, id: node.id });
  await inChunks(rows, (ids) => app.forgetNodes(db, { ownerId: node.owner_id, ids }));
  const { files } = countKinds(rows);
  await bumpCounters(db, node.owner_id, { files: -files, trash: -files, trashRoots: -1 });
  return readCounters(db, actor.userId);
};

/** Lists the calls about the trash. */
export const trashCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.toTrash, {
    access: 'token',
    scope: 'files:write',
    items: ({ fileId }) => claimItem(fileId, 'inside'),
    handler: toTrash,
  }),
  implement(endpoints.folders.restore, {
    access: 'token',
    scope: 'files:write',
    items: ({ fileId }) => claimItem(fileId, 'restored'),
    handler: restore,
  }),
  implement(endpoints.folders.removeFromTrash, {
    access: 'token',
    scope: 'files:write',
    items: 'closed',
    handler: removeFromTrash,
  }),
];

interface ChangedRows {
  readonly ownerId: string;
  readonly rows: readonly SubtreeRow[];
}

const recountFolders = (db: Handle, { ownerId, rows }: ChangedRows): Promise<void> => {
  const folders = rows.filter((row) => row.kind === KIND.folder);
  return inChunks(folders, (ids) => recountChildren(db, ownerId, ids));
};

const changeNodes = async (db: Handle, target: ChangedRows, change: Updateable<NodeTable>): Promise<void> => {
  await inChunks(target.rows, (ids) =>
    db
      .updateTable('node')
      .set({ ...change, version: sql`version + 1` })
      .where('owner_id', '=', target.ownerId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute(),
  );
};

/** Returns whether the folder a thing came from is still there and not too deep by now. */
const hasHome = async (context: CallContext, opened: OpenedNode): Promise<boolean> => {
  const { node } = opened;
  if (node.parent_id === node.owner_id) return true;
  const wanted = { id: node.parent_id, viewerId: context.actor.userId, now: context.now };
  const parent = await findNode(context.db, wanted);
  if (parent === undefined || parent.node.state !== STATE.live || parent.node.owner_id !== node.owner_id)
    return false;
  const depth = parent.chainIds.length + (await folderHeight(context.db, opened));
  return depth <= context.app.config.folderDepth;
};

const moveToTop = async (db: Handle, node: NodeRow): Promise<void> => {
  const top = { ownerId: node.owner_id, id: node.owner_id };
  await db
    .updateTable('node')
    .set({ parent_id: top.id, pos: await lastPosition(db, top) })
    .where('owner_id', '=', node.owner_id)
    .where('id', '=', node.id)
    .execute();
};
