import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Instant, Uuid } from '../../kernel/db/columns.ts';

/** Holds the author's data of a published file. */
export interface PublicationTable {
  owner_id: Uuid;
  node_id: Uuid;
  description: string;
  tags: string[];
  price_fen: number;
  published_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    publication: PublicationTable;
  }
}

/** Holds the public files. */
export const publishingTables = {
  publication: ['owner_id', 'node_id'],
} as const satisfies TableKeys;
