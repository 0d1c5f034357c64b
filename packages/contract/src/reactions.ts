import type { Code } from './code-messages.ts';
import type { MessageKey } from './messages/zh.ts';

/** Effect of a failed call on the application. */
export type Effect = 'silent' | 'toast' | 'signOut' | 'errorPage' | 'upgrade';

/** Reaction to a code, and the message that belongs to it. */
export interface Reaction {
  readonly effect: Effect;
  /** Message shown instead of the server's `msg`; absent when the server's own text is shown. */
  readonly message?: MessageKey;
}

const SIGN_OUT: Reaction = { effect: 'signOut', message: 'error.signedOut' };

const TOAST: Reaction = { effect: 'toast' };

/** The codes that do more, or less, than show the server's message (ERR-07..13, ERR-31). */
const REACTIONS: ReadonlyMap<string, Reaction> = /* @__PURE__ */ new Map<Code, Reaction>([
  ['200', { effect: 'silent' }],
  ['408', SIGN_OUT],
  ['407', SIGN_OUT],
  ['403', SIGN_OUT],
  ['411', { effect: 'errorPage' }],
  ['429', { effect: 'toast', message: 'error.tooManyRequests' }],
  ['61672', { effect: 'toast', message: 'error.accountRestricted' }],
  ['815', { effect: 'upgrade', message: 'error.upgradeNeeded' }],
]);

/** Returns the reaction to a wire code; every other code is a toast with the server's message (ERR-07). */
export const reactionTo = (code: string): Reaction => REACTIONS.get(code) ?? TOAST;
