import type { Selectable } from 'kysely';
import type { App, Handle } from '../../../kernel/calls/context.ts';
import type { TemplateReviewTable } from './tables.ts';

/** Context of a decision: a transaction, the time, and the operator who decides. */
export interface Deciding {
  readonly app: App;
  readonly db: Handle;
  readonly now: number;
  /** Null for the user of a command. */
  readonly operatorId: string | null;
}

/** A published version that waits for review. */
export type WaitingReview = Selectable<TemplateReviewTable>;
