import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import type { App } from '../../kernel/calls/context.ts';
import type { HoldTurn } from '../../kernel/work/turns.ts';
import { VISITOR } from '../../kernel/calls/actor.ts';
import { plainFacts } from '../../kernel/calls/plain-facts.ts';

/** Dependencies of work beside the calls. */
export interface WorkParts {
  readonly db: Handle;
  readonly holdTurn: HoldTurn;
  /** For whom it is done. */
  readonly userId: string;
}

/** Creates the context of work that is done for a person without a request of theirs. */
export const workFor = (app: App, { db, holdTurn, userId }: WorkParts): CallContext => ({
  app,
  db,
  now: app.now(),
  locale: 'zh',
  request: plainFacts(),
  afterCommit: () => undefined,
  holdTurn,
  actor: { ...VISITOR, userId },
});
