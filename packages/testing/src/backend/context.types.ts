import type { IdSource } from './ids.ts';
import type { RecordContext } from './records.ts';
import type { Sessions } from './sessions.ts';

/** State shared by every call of a fake backend. */
export interface BackendState extends RecordContext {
  readonly ids: IdSource;
  readonly sessions: Sessions;
  readonly now: () => number;
}

/** Where a request comes from. */
export interface Page {
  /** Origin of the page that asks, as the request says it or as this process has one. */
  readonly origin: string | undefined;
  /** Where the request says that it comes from: our own page, another one, or nowhere, as servers do. */
  readonly from: 'own' | 'page' | 'nowhere';
}

/** Context of a call and its request. */
export interface CallContext extends BackendState, Page {
  /** The header token, when it is one. */
  readonly token: string | null;
}
