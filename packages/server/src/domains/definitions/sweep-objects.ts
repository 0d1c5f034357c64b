import { sql } from 'kysely';
import { transaction } from '../../kernel/db/transaction.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';

const DAY_MS = 86_400_000;
const MOST = 200;

const isNamed = sql<boolean>`(exists (select 1 from node_body b where b.object_key = o.key)
  or exists (select 1 from node_revision r where r.object_key = o.key))`;

/**
 * Deletes objects that nothing has named for a day, two hundred at most, and returns how many. Each row is locked until its
 * object is gone, so that no copy can begin to name it meanwhile.
 */
export const sweepObjects = async ({ database, blobs, now }: App): Promise<number> => {
  let swept = 0;
  while (swept < MOST && (await transaction(database.db, (tx) => sweepOne(tx, blobs, now() - DAY_MS)))) {
    swept += 1;
  }
  return swept;
};

const sweepOne = async (tx: Handle, blobs: App['blobs'], before: number): Promise<boolean> => {
  const { rows } = await sql<{ key: string }>`
    select key from stored_object o where touched_at < ${before} and not ${isNamed}
      order by touched_at limit 1 for update skip locked`.execute(tx);
  const [row] = rows;
  if (row === undefined) return false;
  // Between choosing the row and locking it, a copy may have begun to name the object.
  const still = await sql<{ named: boolean }>`
    select ${isNamed} as named from stored_object o where key = ${row.key} and touched_at < ${before}`.execute(
    tx,
  );
  if (still.rows[0]?.named !== false) return true;
  await blobs.remove(row.key);
  await tx.deleteFrom('stored_object').where('key', '=', row.key).execute();
  return true;
};

/** Writes down that more rows name some objects, before they do. Throws `databaseBusy` when one of them is just being deleted. */
export const touchObjects = async (db: Handle, keys: readonly string[], now: number): Promise<void> => {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return;
  const { numUpdatedRows } = await db
    .updateTable('stored_object')
    .set({ touched_at: now })
    .where('key', 'in', wanted)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) < wanted.length) throw new CallError('databaseBusy');
};
