import type { ColumnType } from 'kysely';

/** Holds an instant: a bigint of epoch milliseconds, everywhere. */
export type Instant = number;

/** Holds an id: a UUIDv7 made by the app. */
export type Uuid = string;

/** Holds bytes. */
export type Bytes = ColumnType<Buffer, Buffer | Uint8Array, Buffer | Uint8Array>;

type JsonObject = Record<string, unknown>;

// JSON goes in as text (JSON.stringify), so that an array is never taken for a PostgreSQL array.

/** Holds an object. */
export type Json = ColumnType<JsonObject, string | undefined, string>;

/** Holds an object, or null. */
export type JsonOrNull = ColumnType<JsonObject | null, string | null | undefined, string | null>;

/** Holds a list, or null; readers check its entries. */
export type JsonListOrNull = ColumnType<readonly unknown[] | null, string | null | undefined, string | null>;
