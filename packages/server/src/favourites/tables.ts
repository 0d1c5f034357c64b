import type { Instant, Uuid } from '../db/columns.ts';

/** Holds a favourite: kind 0 a chart, 1 a template. */
export interface FavouriteTable {
  user_id: Uuid;
  kind: 0 | 1;
  node_id: Uuid;
  owner_id: Uuid | null;
  created_at: Instant;
}

/** Holds favourites. */
export interface FavouriteTables {
  favourite: FavouriteTable;
}
