import type { Bytes, Instant, JsonOrNull, Uuid } from './columns.ts';

/** Remembers the answer of a write under the key its caller gave, so that a repeat gets the same answer. */
export interface IdempotencyTable {
  user_id: Uuid;
  key: string;
  fingerprint: Bytes;
  status: number | null;
  response: JsonOrNull;
  expires_at: Instant;
}

/** Counts attempts under a key until an instant; its rows may vanish after a crash. */
export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: Instant;
}

/** Holds facts about the installation, such as which seed was loaded. */
export interface AppMetaTable {
  key: string;
  value: string;
  updated_at: Instant;
}

/** Holds what the server needs to run. */
export interface UpkeepTables {
  idempotency: IdempotencyTable;
  rate_limit: RateLimitTable;
  app_meta: AppMetaTable;
}
