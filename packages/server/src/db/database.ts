import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openEmbedded } from './embedded.ts';
import type { EmbeddedOptions } from './embedded.ts';
import { openPostgresPool } from './postgres.ts';
import type { Schema } from './schema.ts';

/** Holds an open database of either kind; both speak the same SQL through the same driver. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Builds and runs queries. Inside a transaction use the transaction's handle instead. */
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes; a second call does nothing. */
  readonly close: () => Promise<void>;
}

/** Says where the database is: a data folder (embedded) or a PostgreSQL address. */
export type DatabaseLocation = Omit<EmbeddedOptions, 'onFailure'> | { readonly url: string };

/** Holds what a database needs from outside. */
export interface DatabaseDeps {
  /** Hears of an embedded database that stopped by itself; the process should end and start again. */
  readonly onFailure?: EmbeddedOptions['onFailure'];
}

/** Opens a database without migrating it. Throws a DatabaseError that says why it cannot be opened. */
export async function openDatabase(location: DatabaseLocation, deps: DatabaseDeps = {}): Promise<Database> {
  if ('url' in location) {
    const pool = await openPostgresPool(location.url);
    return createDatabase('postgres', { pool, close: () => pool.end() });
  }
  const embedded = await openEmbedded({ ...location, onFailure: deps.onFailure });
  return createDatabase('embedded', embedded);
}

interface OpenPool {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

function createDatabase(kind: Database['kind'], { pool, close }: OpenPool): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  return { kind, db, pool, close: () => (closed ??= close()) };
}
