import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Instant, Uuid } from '../../kernel/db/columns.ts';

/** Holds a favourite: kind 0 a chart, 1 a template. */
export interface FavouriteTable {
  user_id: Uuid;
  kind: 0 | 1;
  node_id: Uuid;
  owner_id: Uuid | null;
  created_at: Instant;
}

/** Holds a folder that someone keeps at hand; the lowest position stands first. */
export interface PinTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  position: number;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    favourite: FavouriteTable;
    pin: PinTable;
  }
}

/** Holds favourites and pinned folders. */
export const favouriteTables = {
  favourite: ['user_id', 'kind', 'node_id'],
  pin: ['user_id', 'node_id'],
} as const satisfies TableKeys;
