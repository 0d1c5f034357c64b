import type { Bytes, Instant, JsonOrNull, Uuid } from '../db/columns.ts';

/** Remembers the response of a write under the key its caller gave, so that a repeat gets the same response. */
export interface IdempotencyTable {
  user_id: Uuid;
  key: string;
  fingerprint: Bytes;
  status: number | null;
  response: JsonOrNull;
  expires_at: Instant;
}

/** Holds answers to keyed writes. */
export interface CallTables {
  idempotency: IdempotencyTable;
}
