import type { ApiError } from '@chartdock/client';
import type { Privilege } from '@chartdock/contract';
import { tierOf } from '../tier/tier.ts';
import type { AccountState, Person, SignedOutReason } from './session.types.ts';

/** Begins to look for a session. */
export const afterRestoreBegan = (state: AccountState, known: Person | undefined): AccountState =>
  state.status === 'signedIn' ? state : { status: 'restoring', known };

/** The server told who is signed in. */
export const afterPersonLoaded = ({ privilege, info }: Person): AccountState => ({
  status: 'signedIn',
  tier: tierOf(privilege),
  privilege,
  info,
});

/** Tier, quota or use changed; only a signed-in person has them. */
export const afterPrivilegeLoaded = (state: AccountState, privilege: Privilege): AccountState =>
  state.status === 'signedIn' ? { ...state, privilege, tier: tierOf(privilege) } : state;

/** The session is over. */
export const afterSignedOut = (reason: SignedOutReason): AccountState => ({ status: 'signedOut', reason });

/** The server did not answer; who was signed in stays so. */
export const afterUnreachable = (state: AccountState, error: ApiError): AccountState =>
  state.status === 'signedIn' ? state : { status: 'unreachable', error };
