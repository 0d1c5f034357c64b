import { sql } from 'kysely';
import type { Handle } from '../kernel/calls/context.ts';
import { runPatiently } from '../kernel/db/pool.ts';

const TABLES = ['node', 'node_search', 'node_words', 'recent'] as const;

/**
 * Runs a big load without the secondary indexes of the tables it fills and builds them again from their own
 * definitions, in the transaction of the load: filling them row by row costs several times as much. Other sessions
 * wait meanwhile. The tables are those of files unless others are given.
 */
export const withoutIndexes = (
  tx: Handle,
  load: () => Promise<void>,
  tables: readonly string[] = TABLES,
): Promise<void> => runPatiently(() => loadWithoutIndexes(tx, load, tables));

const loadWithoutIndexes = async (
  tx: Handle,
  load: () => Promise<void>,
  tables: readonly string[],
): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`set local maintenance_work_mem = '128MB'`.execute(tx);
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and tablename in (${sql.join([...tables])}) and indexname not like '%\\_pkey'
      order by indexname`.execute(tx);
  for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(tx);
  await load();
  for (const { indexdef } of rows) await sql.raw(indexdef).execute(tx);
};
