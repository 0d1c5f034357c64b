import type { TableKeys } from '../../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Instant, Uuid } from '../../../kernel/db/columns.ts';

/**
 * State of a published version, as the column `state` holds it; `over` when a newer one took its place or its author withdrew it.
 */
export const REVIEW = { waiting: 0, approved: 1, refused: 2, over: 3 } as const;

/** State of a published version. */
export type ReviewState = (typeof REVIEW)[keyof typeof REVIEW];

/** Holds a version of a file that its author published for the template library, with the author's data. */
export interface TemplateReviewTable {
  id: Uuid;
  /** Its author. */
  owner_id: Uuid;
  /** The author's file. */
  node_id: Uuid;
  /** The copy that was made when it was published; the file itself for one that was loaded into the library. */
  copy_id: Uuid;
  state: Generated<ReviewState>;
  kind: 'flow' | 'mind';
  category: string;
  title: string;
  about: string;
  tags: string[];
  scene: string;
  topics: string[];
  price_fen: number;
  asked_at: Instant;
  decided_at: Instant | null;
  /** The operator who decided; null when it was done by command. */
  decided_by: Uuid | null;
  /** Why it was refused. */
  reason: Generated<string>;
}

declare module '../../../kernel/db/schema.ts' {
  interface Schema {
    template_review: TemplateReviewTable;
  }
}

/** Holds pending reviews, and their outcomes. */
export const reviewTables = {
  template_review: ['id'],
} as const satisfies TableKeys;
