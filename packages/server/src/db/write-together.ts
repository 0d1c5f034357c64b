import { sql } from 'kysely';
import type { OperationNodeSource } from 'kysely';
import type { Handle } from './schema.ts';

/** Runs writes to different tables in one statement: one way to the database instead of one each. None of them sees what the others write. */
export const writeTogether = async (db: Handle, writes: readonly OperationNodeSource[]): Promise<void> => {
  const steps = writes.map((write, index) => sql`${sql.ref(`step_${index}`)} as (${write})`);
  await sql`with ${sql.join(steps)} select 1`.execute(db);
};
