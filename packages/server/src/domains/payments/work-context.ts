import type { CallContext, Handle, RequestFacts } from '../../kernel/calls/context.ts';
import type { App } from '../../kernel/calls/context.ts';
import type { HoldTurn } from '../../kernel/db/turns.ts';
import { VISITOR } from '../../kernel/calls/actor.ts';

const NO_REQUEST: RequestFacts = {
  ip: '',
  isSharedAddress: false,
  userAgent: '',
  sameOrigin: false,
  origin: undefined,
  isBrowser: false,
  sessionCookie: undefined,
  token: undefined,
  setSessionCookie: () => undefined,
  deviceCookie: undefined,
  setDeviceCookie: () => undefined,
  sendPiece: () => undefined,
  untilGone: () => new AbortController().signal,
};

/** What work beside the calls is done with. */
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
  request: NO_REQUEST,
  afterCommit: () => undefined,
  holdTurn,
  actor: { ...VISITOR, userId },
});
