import type { TableKeys } from '../db/schema.ts';
import type { Instant } from '../db/columns.ts';

/** Counts attempts under a key until an instant; its rows may vanish after a crash. */
export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: Instant;
}

declare module '../db/schema.ts' {
  interface Schema {
    rate_limit: RateLimitTable;
  }
}

/** Holds attempts. */
export const securityTables = {
  rate_limit: ['key'],
} as const satisfies TableKeys;
