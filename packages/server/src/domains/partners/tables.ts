import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Bytes, Instant, JsonListOrNull, JsonOrNull, Uuid } from '../../kernel/db/columns.ts';

/** Holds a partner and the page origins its client id may be used from. */
export interface PartnerClientTable {
  id: string;
  name: string;
  allowed_origins: string[];
  created_at: Instant;
  /** The most that tokens of the partner may do. */
  scopes: Generated<string[]>;
  /** Addresses that a code may be sent to, compared letter by letter. */
  redirects: Generated<string[]>;
}

/** Holds the hash of a partner's secret; one that was replaced has an end. */
export interface PartnerSecretTable {
  id: Uuid;
  client_id: string;
  secret_hash: Bytes;
  created_at: Instant;
  expires_at: Instant | null;
}

/** Remembers that a person let a partner in; the partner's tokens belong to this device. */
export interface PartnerGrantTable {
  client_id: string;
  user_id: Uuid;
  device_id: Uuid;
  created_at: Instant;
  /** Scopes that the person has granted it; null where nobody asked. */
  scopes: Generated<string[] | null>;
}

/** Keeps the outcome of a surface under a ticket until it is taken. */
export interface KeptOutcomeTable {
  ticket_hash: Bytes;
  user_id: Uuid;
  client_id: string;
  outcome: JsonOrNull;
  /** Items of the token that left it, as in `session`. */
  items: JsonListOrNull;
  created_at: Instant;
  taken_at: Instant | null;
  expires_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    partner_client: PartnerClientTable;
    partner_secret: PartnerSecretTable;
    partner_grant: PartnerGrantTable;
    kept_outcome: KeptOutcomeTable;
  }
}

/** Holds partners, the people who let them in, and their tokens and codes. */
export const partnerTables = {
  partner_client: ['id'],
  partner_secret: ['id'],
  partner_grant: ['client_id', 'user_id'],
  kept_outcome: ['ticket_hash'],
} as const satisfies TableKeys;
