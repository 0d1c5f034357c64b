import { sql } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { Handle } from '../../kernel/calls/context.ts';
import { FOLDER, KIND, LIVE } from './node-words.ts';
import type { Kind } from './node-words.ts';

/** Most things that one operation moves to trash, restores or deletes. */
export const MAX_SUBTREE = 100_000;
/** Most things that one operation copies. */
export const MAX_COPIED = 5_000;
/** Rows that one statement changes, so that none runs into the time limit. */
export const CHUNK = 2_000;

/** One thing of a subtree. */
export interface SubtreeRow {
  readonly id: string;
  readonly kind: Kind;
}

/** Lists a thing and all live things inside it, folders before their contents. Throws `folderTooLarge` past a limit. */
export const listSubtree = async (
  db: Handle,
  at: { readonly ownerId: string; readonly id: string },
  limit = MAX_SUBTREE,
): Promise<readonly SubtreeRow[]> => {
  const { rows } = await sql<SubtreeRow>`
    with recursive sub as (
      select id, kind from node where owner_id = ${at.ownerId} and id = ${at.id}
      union all
      select n.id, n.kind from sub
        join node n on n.owner_id = ${at.ownerId} and n.parent_id = sub.id and n.state = ${LIVE}
        where sub.kind = ${FOLDER}
    )
    select id, kind from sub limit ${limit + 1}`.execute(db);
  if (rows.length > limit) throw new CallError('folderTooLarge');
  return rows;
};

/** Lists everything that went to trash with a thing, itself included. */
export const listTrashed = async (
  db: Handle,
  at: { readonly ownerId: string; readonly id: string },
): Promise<readonly SubtreeRow[]> => {
  const rows = await db
    .selectFrom('node')
    .select(['id', 'kind'])
    .where('owner_id', '=', at.ownerId)
    .where('trash_root', '=', at.id)
    .where('state', '<>', 0)
    .orderBy('id')
    .limit(MAX_SUBTREE + 1)
    .execute();
  if (rows.length > MAX_SUBTREE) throw new CallError('folderTooLarge');
  return rows;
};

/** Does something to ids, a bounded number at a time. */
export const inChunks = async (
  rows: readonly SubtreeRow[],
  each: (ids: string[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += CHUNK) {
    await each(rows.slice(from, from + CHUNK).map((row) => row.id));
  }
};

/** Counts the files and the folders of a subtree. */
export const countKinds = (
  rows: readonly SubtreeRow[],
): {
  readonly files: number;
  readonly folders: number;
} => {
  const files = rows.filter((row) => row.kind === KIND.file).length;
  return { files, folders: rows.length - files };
};
