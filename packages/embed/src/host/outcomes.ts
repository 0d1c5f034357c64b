import { EmbedError, type SurfaceErrorCode } from '../errors.ts';
import type { GuestClose, RefusalCode, RefusalNext } from '../pick.types.ts';
import type { Outcome } from './options.ts';

/** An outcome without files. */
export type EmptyOutcome = Exclude<Outcome<never>, { status: 'done' }>;

const NEXT: Readonly<Record<RefusalCode, RefusalNext>> = {
  signed_out: 'sign_in',
  restricted: 'contact_support',
  not_allowed: 'ask_owner',
  rate_limited: 'retry_later',
};

/** What a partner can do about a loss that it may have caused itself; the other codes say it all. */
const HINTS: { readonly [Code in SurfaceErrorCode]?: string } = {
  frame_blocked: 'frame_blocked: is this origin registered?',
  null_origin: 'null_origin: sandbox without allow-same-origin',
};

/** Makes the outcome of a lost surface. */
export const failedBy = (code: SurfaceErrorCode): EmptyOutcome => ({
  status: 'failed',
  error: new EmbedError(code, HINTS[code]),
});

/** Makes the outcome of a refusal, with what helps against it. */
export const refusedBy = (code: RefusalCode): EmptyOutcome => ({ status: 'refused', code, next: NEXT[code] });

/** Makes the outcome the guest closed with. */
export const closedBy = (close: GuestClose): EmptyOutcome =>
  close.status === 'refused' ? refusedBy(close.code) : { status: 'cancelled', by: 'user' };
