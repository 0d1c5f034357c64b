import type { Selectable } from 'kysely';
import type { App, Handle } from '../../../kernel/calls/context.ts';
import type { TemplateReviewTable } from './tables.ts';

/** What a decision works with: a transaction, the time, and which operator decides. */
export interface Deciding {
  readonly app: App;
  readonly db: Handle;
  readonly now: number;
  /** Null for whoever types a command. */
  readonly operatorId: string | null;
}

/** A published version that waits for review. */
export type WaitingReview = Selectable<TemplateReviewTable>;
