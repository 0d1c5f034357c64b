import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { databaseFolderOf } from '../embedded/data-folder.ts';
import { migrateDatabase } from '../migrate.ts';
import { tableKeys } from '../schema.ts';
import { startPostgres } from './start-postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../../package.json', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/chartdock/', import.meta.url));

/** Holds one database that the tests of a file share. */
export interface TestDatabase {
  /** Empties every table and returns the database. */
  readonly open: () => Promise<Database>;
  /** Opens a database of its own, without any table; the caller closes it. */
  readonly openEmpty: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Starts an embedded database in a temporary folder, migrated. */
export const startEmbeddedTestDatabase = async (): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-embedded-'));
  const template = await migratedTemplate();
  const database = await openDatabase({ dataDir: join(folder, 'main'), template });
  let extras = 0;
  return {
    open: () => emptied(database),
    openEmpty: async () => {
      extras += 1;
      return openDatabase({ dataDir: join(folder, `extra-${extras}`), template: await emptyTemplate() });
    },
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a PostgreSQL server on a free loopback port with a migrated database. Throws `postgres_not_found`: tests never skip it. */
export const startPostgresTestDatabase = async (): Promise<TestDatabase> => {
  const server = await startPostgres();
  const database = await openDatabase({ url: server.url });
  await migrateDatabase(database.db);
  let extras = 0;
  return {
    open: () => emptied(database),
    openEmpty: async () => {
      const name = `extra_${(extras += 1)}`;
      await database.pool.query(`create database ${name} template template0`);
      return openDatabase({ url: server.url.replace(/postgres$/, name) });
    },
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
};

const emptied = async (database: Database): Promise<Database> => {
  // Truncating costs several fsyncs for each table, so only those that hold rows are.
  const probes = Object.keys(tableKeys).map(
    (table) => sql`select ${sql.lit(table)} as name where exists (select from ${sql.table(table)})`,
  );
  const used = await sql<{ name: string }>`${sql.join(probes, sql` union all `)}`.execute(database.db);
  if (used.rows.length > 0) {
    const tables = used.rows.map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(tables)}`.execute(database.db);
  }
  return database;
};

/** Gives a closed database folder without tables, made once per PGlite version. */
export const emptyTemplate = (): Promise<string> =>
  cachedTemplate('empty', async (dataDir) => {
    const database = await openDatabase({ dataDir });
    await database.close();
  });

/** Gives a closed, migrated database folder, made once per PGlite version and migration set. */
export const migratedTemplate = (): Promise<string> =>
  cachedTemplate('migrated', async (dataDir) => {
    const database = await openDatabase({ dataDir, template: await emptyTemplate() });
    await migrateDatabase(database.db);
    await database.close();
  });

const cachedTemplate = async (name: string, fill: (dataDir: string) => Promise<void>): Promise<string> => {
  const wanted = join(CACHE, `${name}-${templateKey()}`);
  if (existsSync(wanted)) return wanted;
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'making-'));
  await fill(folder);
  try {
    renameSync(databaseFolderOf(folder), wanted);
  } catch (error) {
    // Another test process was faster: its template is as good.
    if (!existsSync(wanted)) throw error;
  }
  rmSync(folder, { recursive: true, force: true });
  return wanted;
};

const templateKey = (): string => {
  const hash = createHash('sha256').update(readFileSync(PACKAGE));
  for (const name of readdirSync(MIGRATIONS).toSorted()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
};
