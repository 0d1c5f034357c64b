import type { ApiError } from '@chartdock/client';
import type { Privilege, UserInfo } from '@chartdock/contract';
import type { Tier } from '../tier/tier.ts';

/** Data of the signed-in person. */
export interface Person {
  /** The user object: tier, quota and use (PREF-10). */
  readonly privilege: Privilege;
  /** The info object: names, masked bindings and photo (PREF-12). */
  readonly info: UserInfo;
}

/** Why nobody is signed in: there was no session, the person left, or the server ended it. */
export type SignedOutReason = 'no_session' | 'by_choice' | 'expired';

/** Where the session stands. */
export type AccountState =
  | {
      readonly status: 'restoring';
      /** Data that this tab had before a reload of the page, to draw until the responses come. */
      readonly known: Person | undefined;
    }
  | { readonly status: 'signedOut'; readonly reason: SignedOutReason }
  | ({ readonly status: 'signedIn'; readonly tier: Tier } & Person)
  /** There may be a session, but the server did not answer; `restore` tries again. */
  | { readonly status: 'unreachable'; readonly error: ApiError };
