import type { Uuid } from '../db/columns.ts';

/** Holds the search grams of a node's title, each salted once by its owner and once by its folder. */
export interface NodeSearchTable {
  owner_id: Uuid;
  node_id: Uuid;
  grams: number[];
}

/** Holds what titles are searched by. */
export interface SearchTables {
  node_search: NodeSearchTable;
}
