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

/** Holds what files and folders are searched by. */
export interface SearchTables {
  node_search: NodeSearchTable;
  node_words: NodeWordsTable;
}
