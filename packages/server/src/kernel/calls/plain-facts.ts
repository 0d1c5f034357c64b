import type { RequestFacts } from './context.ts';

const NO_FACTS: RequestFacts = {
  locale: 'zh',
  idempotencyKey: undefined,
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

/** Creates the facts of a call that no request of HTTP carries, such as one of a job, a command or another wire. */
export const plainFacts = (known: Partial<RequestFacts> = {}): RequestFacts => ({ ...NO_FACTS, ...known });
