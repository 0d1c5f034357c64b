import type { Kysely } from 'kysely';
import type { AppMetaTable } from './tables.ts';

/** Maps every table name to its columns; each domain adds its own tables in its `tables.ts`. */
export interface Schema {
  app_meta: AppMetaTable;
}

/** Runs queries: the pool, or the transaction of a write. */
export type Handle = Kysely<Schema>;

/** Maps tables to their key columns in order. */
export type TableKeys = Readonly<Partial<Record<keyof Schema, readonly string[]>>>;

/** Names the key of the table of the installation. */
export const installationTables = { app_meta: ['key'] } as const satisfies TableKeys;
