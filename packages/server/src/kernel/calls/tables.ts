import type { TableKeys } from '../db/schema.ts';
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

declare module '../db/schema.ts' {
  interface Schema {
    idempotency: IdempotencyTable;
  }
}

/** Holds answers to keyed writes. */
export const callTables = {
  idempotency: ['user_id', 'key'],
} as const satisfies TableKeys;
