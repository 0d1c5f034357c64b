import { EmbedError, type SurfaceErrorCode } from '../errors.ts';
import type { RefusalCode, RefusalNext } from '../pick.types.ts';
import type { Outcome } from './options.ts';

/** An outcome without files. */
export type EmptyOutcome = Exclude<Outcome<never>, { status: 'done' }>;

const NEXT: Readonly<Record<RefusalCode, RefusalNext>> = {
  signed_out: 'sign_in',
  restricted: 'contact_support',
  not_allowed: 'ask_owner',
  rate_limited: 'retry_later',
};

/** Makes the outcome of a lost surface. */
export const failedBy = (code: SurfaceErrorCode): EmptyOutcome => ({
  status: 'failed',
  error: new EmbedError(code),
});

/** Makes the outcome of a refusal, with what helps against it. */
export const refusedBy = (code: RefusalCode): EmptyOutcome => ({ status: 'refused', code, next: NEXT[code] });
