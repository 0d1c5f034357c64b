import type { Instant } from '../db/columns.ts';

/** Counts attempts under a key until an instant; its rows may vanish after a crash. */
export interface RateLimitTable {
  key: string;
  points: number;
  expires_at: Instant;
}

/** Holds attempts. */
export interface SecurityTables {
  rate_limit: RateLimitTable;
}
