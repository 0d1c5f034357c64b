import type { Instant, Uuid } from '../../kernel/db/columns.ts';

/** Holds what the author said of a published file. */
export interface PublicationTable {
  owner_id: Uuid;
  node_id: Uuid;
  description: string;
  tags: string[];
  price_fen: number;
  published_at: Instant;
}

/** Holds what is public. */
export interface PublishingTables {
  publication: PublicationTable;
}
