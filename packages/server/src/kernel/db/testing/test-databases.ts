import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { databaseFolderOf } from '../embedded/data-folder.ts';
import { migrateDatabase } from '../migrate.ts';
import { tableKeys } from '../../../domains/table-keys.ts';
import { TEMPLATE, sharedPostgresFolder, sharedPostgresUrl } from './shared-postgres.ts';
import { startPostgres } from './start-postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../../../package.json', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/chartdock/', import.meta.url));

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

/**
 * Opens a migrated database on PostgreSQL: one of its own on the server that the files of a run share, or on a server that is
 * started for it. Throws `postgres_not_found`: tests never skip it.
 */
export const startPostgresTestDatabase = async (): Promise<TestDatabase> => {
  const folder = sharedPostgresFolder();
  return folder === undefined ? databaseOfItsOwn() : databaseOfShared(await sharedPostgresUrl(folder));
};

const databaseOfItsOwn = async (): Promise<TestDatabase> => {
  const server = await startPostgres();
  const database = await openDatabase({ url: server.url });
  await migrateDatabase(database.db);
  return postgresDatabase({ url: server.url, database, prefix: 'extra', stop: server.stop });
};

const databaseOfShared = async (url: string): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${TEMPLATE}`);
  const database = await openDatabase({ url: addressOf(url, name) });
  const stop = (): Promise<void> => administer(url, `drop database ${name} with (force)`);
  return postgresDatabase({ url, database, prefix: name, stop });
};

interface OnPostgres {
  /** Address of the server's `postgres` database. */
  readonly url: string;
  readonly database: Database;
  /** Prefix of the names of further databases. */
  readonly prefix: string;
  readonly stop: () => Promise<void>;
}

const postgresDatabase = ({ url, database, prefix, stop }: OnPostgres): TestDatabase => {
  let extras = 0;
  return {
    open: () => emptied(database),
    openEmpty: async () => {
      const name = `${prefix}_${(extras += 1)}`;
      await administer(url, `create database ${name} template template0`);
      return openDatabase({ url: addressOf(url, name) });
    },
    close: async () => {
      await database.close();
      await stop();
    },
  };
};

/** Returns the address of another database of the server whose `postgres` database has this address. */
export const addressOf = (url: string, name: string): string => url.replace(/postgres$/, name);

/** Runs a statement of an administrator, by the address of a server's `postgres` database. */
export const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
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
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
};
