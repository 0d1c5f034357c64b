import type { Database } from './database.ts';
import { runPatiently } from './pool.ts';

/** Vacuums and analyses tables, one after the other. The embedded database has no autovacuum, so run it once a day when few people are at work: each table holds up other queries for as long as it takes. */
export const maintainDatabase = async ({ pool }: Database, tables: readonly string[]): Promise<void> => {
  for (const table of tables) await runPatiently(() => vacuum(pool, table));
};

const vacuum = async (pool: Database['pool'], table: string): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // VACUUM cannot run inside a transaction nor share a message with another statement.
    await client.query(`vacuum (analyze) ${client.escapeIdentifier(table)}`);
  } finally {
    await client.query('reset statement_timeout');
    client.release();
  }
};
