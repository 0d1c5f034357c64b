import type { MessageKey } from './messages/zh.ts';

/** What the application does when a call answers with a code. */
export type Effect = 'silent' | 'toast' | 'signOut' | 'errorPage' | 'upgrade';

/** One row of the code table: the wire code, what it triggers and which message belongs to it. */
export interface CodeRow {
  readonly code: string;
  readonly effect: Effect;
  /** Message shown instead of the server's `msg`; absent when the server's own text is shown. */
  readonly message?: MessageKey;
}

/** The code of a file or folder that is gone or closed to this person. */
export const FILE_UNAVAILABLE = '70002';

/** The code of what this person, or this token, may not do. */
export const NOT_ALLOWED = '70013';

/** The codes that do more, or less, than show the server's message. */
const REACTIONS: readonly CodeRow[] = [
  { code: '200', effect: 'silent' },
  { code: '408', effect: 'signOut', message: 'error.signedOut' },
  { code: '407', effect: 'signOut', message: 'error.signedOut' },
  { code: '403', effect: 'signOut', message: 'error.signedOut' },
  { code: '411', effect: 'errorPage' },
  { code: '429', effect: 'toast', message: 'error.tooManyRequests' },
  { code: '61672', effect: 'toast', message: 'error.accountRestricted' },
  { code: '815', effect: 'upgrade', message: 'error.upgradeNeeded' },
];

/** Finds the reaction to a wire code; every other code is a toast with the server's message (ERR-07). */
export const codeRow = (code: string): CodeRow =>
  REACTIONS.find((row) => row.code === code) ?? { code, effect: 'toast' };
