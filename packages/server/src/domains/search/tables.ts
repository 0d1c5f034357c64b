import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Uuid } from '../../kernel/db/columns.ts';

/** Holds the search grams of a node's title, each salted once by its owner and once by its folder. */
export interface NodeSearchTable {
  owner_id: Uuid;
  node_id: Uuid;
  grams: number[];
}

/** Holds the words that a file or folder shows, and how they are looked for. */
export interface NodeWordsTable {
  owner_id: Uuid;
  node_id: Uuid;
  /** Lines of a file, as they are shown. */
  text: string;
  /** Title and lines as they are compared. */
  folded: string;
  spelled: string;
  initials: string;
  grams: number[];
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    node_search: NodeSearchTable;
    node_words: NodeWordsTable;
  }
}

/** Holds the rows by which files and folders are searched. */
export const searchTables = {
  node_search: ['owner_id', 'node_id'],
  node_words: ['owner_id', 'node_id'],
} as const satisfies TableKeys;
