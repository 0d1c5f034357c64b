import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Bytes, Instant, Json, JsonListOrNull, Uuid } from '../../kernel/db/columns.ts';

/** Holds one browser or app an account signed in from. */
export interface DeviceTable {
  user_id: Uuid;
  id: Uuid;
  label: string | null;
  info: Json;
  ip: string | null;
  first_seen: Instant;
  last_seen: Instant;
  revoked_at: Instant | null;
}

/** Holds one session; the token itself is never stored, only its SHA-256. */
export interface SessionTable {
  token_hash: Bytes;
  user_id: Uuid;
  device_id: Uuid;
  created_at: Instant;
  last_seen: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  /** The partner whose token it is, with its rights; both null for a session of the person's own. */
  client_id: Generated<string | null>;
  scopes: Generated<string[] | null>;
  /** The files and folders that a partner's token covers, as `{fileId, fileType}`; null when it covers all of its person's. */
  items: JsonListOrNull;
}

/** Holds the subject of a one-time code; `session_hash` is the session that made it, without which it is worth nothing. */
export interface HandOffTable {
  code_hash: Bytes;
  kind: 'page' | 'partner' | 'launch' | 'switch' | 'pay' | 'payer';
  user_id: Uuid;
  session_hash: Bytes;
  client_id: string | null;
  payload: Json;
  created_at: Instant;
  expires_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    device: DeviceTable;
    session: SessionTable;
    hand_off: HandOffTable;
  }
}

/** Holds where people are signed in. */
export const sessionTables = {
  device: ['user_id', 'id'],
  session: ['token_hash'],
  hand_off: ['code_hash'],
} as const satisfies TableKeys;
