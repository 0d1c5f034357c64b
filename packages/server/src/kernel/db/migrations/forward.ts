import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes a migration that runs its statements in order and has no way back. */
export const forward = (statements: readonly string[]): Migration => ({
  up: async (db) => {
    // Building an index over a large table may take longer than a request ever should.
    await sql.raw('set local statement_timeout = 0').execute(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
