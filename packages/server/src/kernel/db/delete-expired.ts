import { sql } from 'kysely';
import type { Handle, Schema } from './schema.ts';

const BATCH = 1_000;

/** A table whose rows end by themselves. */
type Expiring = {
  [Table in keyof Schema]: Schema[Table] extends { expires_at: unknown } ? Table : never;
}[keyof Schema];

/** Deletes the rows of a table that ended before an instant: the oldest, a thousand at most. */
export const deleteExpired = async (db: Handle, table: Expiring, before: number): Promise<void> => {
  await sql`delete from ${sql.table(table)} where ctid in (
    select ctid from ${sql.table(table)} where expires_at < ${before} order by expires_at limit ${BATCH})`.execute(
    db,
  );
};
