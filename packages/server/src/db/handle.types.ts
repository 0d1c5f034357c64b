import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Runs queries: the pool, or the transaction of a write. */
export type Handle = Kysely<Schema>;
