import type { Uuid } from '../db/columns.ts';

/** Holds a folder that someone keeps at hand; the lowest position stands first. */
export interface PinTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  position: number;
}

/** Holds pinned folders. */
export interface PinTables {
  pin: PinTable;
}
