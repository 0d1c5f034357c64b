import { isUnlimited } from '@chartdock/contract';
import { sql } from 'kysely';
import { prepared } from '../../kernel/db/pool.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { tierOf } from '../accounts/index.ts';
import { DELETED, FILE, FOLDER, LIVE } from './node-words.ts';

/** Counters of an account whose tree is locked until the end of the transaction. */
export interface LockedOwner {
  readonly ownerId: string;
  /** Files that may still be added; Infinity for an unlimited tier. */
  readonly room: number;
}

/** A change of an account's counters. */
export interface CounterChange {
  readonly files?: number;
  readonly folders?: number;
  readonly trash?: number;
  readonly trashRoots?: number;
}

/**
 * Locks an owner's tree: every write to it waits here for the one before. Quota, counters, places and cycles are
 * therefore checked against a tree that nobody else is changing.
 */
export const lockOwner = async (context: CallContext, ownerId: string): Promise<LockedOwner> => {
  context.holdTurn(ownerId);
  return readOwner(context, ownerId, true);
};

/** Reads an owner's counters: without the lock they may be old as soon as they are read. */
export const readOwner = async (
  { db, app, now }: CallContext,
  ownerId: string,
  lock = false,
): Promise<LockedOwner> => {
  const query = db
    .selectFrom('user_counter as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .select(['c.files', 'u.member_until', 'u.org_until'])
    .where('c.user_id', '=', ownerId);
  const found = await (lock ? query.forUpdate('c') : query).modifyFront(prepared).executeTakeFirst();
  if (found === undefined) throw new CallError('fileUnavailable');
  const unlimited = isUnlimited(tierOf(found, now));
  return { ownerId, room: unlimited ? Infinity : Math.max(0, app.config.freeFiles - found.files) };
};

/** Refuses with code 509 when an owner has no room for more files (QUOTA-10). Folders need no room. */
export const requireRoom = (owner: LockedOwner, files: number): void => {
  if (files > owner.room) throw new CallError('quotaExhausted');
};

/** Changes an account's counters within the transaction of the change they count. */
export const bumpCounters = async (db: Handle, ownerId: string, change: CounterChange): Promise<void> => {
  await counterUpdate(db, ownerId, change).execute();
};

/** Builds the change of an account's counters, to be run together with other writes. */
export const counterUpdate = (db: Handle, ownerId: string, change: CounterChange) => {
  const { files = 0, folders = 0, trash = 0, trashRoots = 0 } = change;
  return db
    .updateTable('user_counter')
    .set({
      files: sql`files + ${files}`,
      folders: sql`folders + ${folders}`,
      trash: sql`trash + ${trash}`,
      trash_roots: sql`trash_roots + ${trashRoots}`,
    })
    .where('user_id', '=', ownerId);
};

/** Changes how many live things a folder holds; the top level goes by the owner's id. */
export const bumpChildren = async (
  db: Handle,
  folder: { readonly ownerId: string; readonly id: string },
  by: number,
): Promise<void> => {
  if (by !== 0) await childrenUpdate(db, folder, by).execute();
};

/** Builds the change of a folder's counter, to be run together with other writes. */
export const childrenUpdate = (
  db: Handle,
  folder: { readonly ownerId: string; readonly id: string },
  by: number,
) =>
  db
    .insertInto('folder_counter')
    .values({ owner_id: folder.ownerId, folder_id: folder.id, children: Math.max(by, 0) })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'folder_id'])
        .doUpdateSet({ children: sql`greatest(folder_counter.children + ${by}::int, 0)` }),
    );

/** Counts the live children of folders again, after their contents were copied, trashed or restored as a whole. */
export const recountChildren = async (
  db: Handle,
  ownerId: string,
  folderIds: readonly string[],
): Promise<void> => {
  await sql`
    insert into folder_counter (owner_id, folder_id, children)
    select ${ownerId}::uuid, folder.id, (
        select count(*)::int from node n where n.owner_id = ${ownerId} and n.parent_id = folder.id and n.state = ${LIVE})
      from unnest(${[...folderIds]}::uuid[]) as folder (id)
    on conflict (owner_id, folder_id) do update set children = excluded.children`.execute(db);
};

/** Counts an account's tree again and corrects its counters (CALL-U-002); run it in a transaction. */
export const recount = async (tx: Handle, ownerId: string): Promise<void> => {
  await tx.selectFrom('user_counter').select('files').where('user_id', '=', ownerId).forUpdate().execute();
  await sql`
    update user_counter set files = c.files, folders = c.folders, trash = c.trash, trash_roots = c.trash_roots
    from (
      select count(*) filter (where kind = ${FILE})::int as files,
        count(*) filter (where kind = ${FOLDER} and state = ${LIVE})::int as folders,
        count(*) filter (where kind = ${FILE} and state <> ${LIVE})::int as trash,
        count(*) filter (where state = ${DELETED})::int as trash_roots
      from node where owner_id = ${ownerId}
    ) as c where user_counter.user_id = ${ownerId}`.execute(tx);
};

/** Reads the trash and quota counters after a change. */
export const readCounters = async (
  db: Handle,
  ownerId: string,
): Promise<{ readonly trashChartCount: number; readonly usedFileCount: number }> => {
  const row = await db
    .selectFrom('user_counter')
    .select(['trash_roots', 'files'])
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
  return { trashChartCount: row?.trash_roots ?? 0, usedFileCount: row?.files ?? 0 };
};
