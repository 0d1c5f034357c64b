import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { databaseFolderOf } from './embedded/data-folder.ts';
import { DatabaseError } from '../errors/database-error.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { maintainDatabase } from './maintenance.ts';
import { migrateDatabase } from './migrate.ts';
import { runPatiently } from './pool.ts';
import { createTableReader } from './table-pages.ts';
import type { TableReader } from './table-pages.ts';
import type { Schema, TableKeys } from './schema.ts';

/** Names the source and the target of a move. */
export interface MoveOptions {
  /** Data folder of the embedded database; no server may be using it. */
  readonly from: string;
  /** Address of an empty PostgreSQL database. */
  readonly to: string;
  /** Hears one line for each finished table. */
  readonly onTable?: (table: MovedTable) => void;
  /** Runs after the copy and before the comparison, inside the transaction: lets a test spoil a row. */
  readonly afterCopy?: (target: Kysely<Schema>) => Promise<void>;
}

/** Result of moving one table. */
export interface MovedTable {
  readonly table: string;
  readonly rows: number;
  /** MD5 over the text of every row in key order, equal on both sides. */
  readonly hash: string;
}

type TableName = keyof Schema;

/**
 * Copies the tables of an embedded database into an empty PostgreSQL database and returns the moved tables. It commits only when
 * the row count and the hash of every table are equal on both sides; otherwise the target stays empty. The source is left as it
 * was. Throws `move_source_empty`, `move_target_not_empty`, `move_mismatch` or an error of opening either side.
 */
export const moveDatabase = async (options: MoveOptions, keys: TableKeys): Promise<MovedTable[]> => {
  if (!existsSync(join(databaseFolderOf(options.from), 'PG_VERSION'))) {
    throw new DatabaseError('move_source_empty', `There is no database in the folder ${options.from}.`);
  }
  const source = await openDatabase({ dataDir: options.from });
  try {
    const target = await openDatabase({ url: options.to });
    try {
      return await move({ source, target, keys }, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

interface Sides {
  readonly source: Database;
  readonly target: Database;
  readonly keys: TableKeys;
}

const move = async ({ source, target, keys }: Sides, options: MoveOptions): Promise<MovedTable[]> => {
  const tables = Object.keys(keys) as TableName[];
  await migrateDatabase(source.db);
  await migrateDatabase(target.db);
  // Two databases, so not the one-database `transaction`: the source is read while the target's is open.
  const copy = async (tx: Kysely<Schema>): Promise<MovedTable[]> => {
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
      await sql`set local ${sql.raw(limit)} = 0`.execute(tx);
    }
    await refuseRows(tx, tables);
    const copied: MovedTable[] = [];
    for (const table of tables) copied.push(await copyTable({ table, keys }, source.db, tx));
    await options.afterCopy?.(tx);
    for (const table of copied) {
      await refuseDifference(table, keys, tx);
      options.onTable?.(table);
    }
    return copied;
  };
  const moved = await runPatiently(() => target.db.transaction().execute(copy));
  await maintainDatabase(target, tables);
  return moved;
};

const refuseRows = async (target: Kysely<Schema>, tables: readonly TableName[]): Promise<void> => {
  for (const table of tables) {
    // Nobody else may write meanwhile, or the comparison would speak of rows that were not moved.
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(target);
    const found = await sql`select from ${sql.table(table)} limit 1`.execute(target);
    if (found.rows.length > 0) {
      throw new DatabaseError(
        'move_target_not_empty',
        `The target database already holds rows in ${table}. Give an empty database.`,
      );
    }
  }
};

const copyTable = async (
  { table, keys }: { readonly table: TableName; readonly keys: TableKeys },
  source: Kysely<Schema>,
  target: Kysely<Schema>,
): Promise<MovedTable> => {
  const reader = await createTableReader(source, table, keys);
  return summarise(table, reader, async (rows) => {
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb)`.execute(target);
  });
};

const refuseDifference = async (
  expected: MovedTable,
  keys: TableKeys,
  target: Kysely<Schema>,
): Promise<void> => {
  const table = expected.table as TableName;
  const found = await summarise(table, await createTableReader(target, table, keys), () => Promise.resolve());
  if (found.rows === expected.rows && found.hash === expected.hash) return;
  throw new DatabaseError(
    'move_mismatch',
    `The copy of ${table} differs from the source (${expected.rows} rows there, ${found.rows} here). Nothing was moved.`,
  );
};

const summarise = async (
  table: TableName,
  reader: TableReader,
  take: (rows: string) => Promise<void>,
): Promise<MovedTable> => {
  let rows = 0;
  let hash = '';
  for await (const page of reader(() => hash)) {
    await take(page.rows);
    rows += page.count;
    hash = page.hash;
  }
  return { table, rows, hash };
};
