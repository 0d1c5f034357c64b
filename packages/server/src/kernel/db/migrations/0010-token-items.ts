import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets a partner's token cover named items alone. */
export const tokenItems: Migration = forward([
  // Null for a token that covers every file of its person; a list covers its items, and an empty one nothing.
  `alter table session add column items jsonb`,
  `alter table session add constraint session_items check (items is null or client_id is not null)`,
  // Items of the token that left the outcome; null when it covered everything.
  `alter table kept_outcome add column items jsonb`,
]);
