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

/** What a partner can do about a loss that it may have caused itself; the others speak for themselves. */
const HINTS: { readonly [Code in SurfaceErrorCode]?: string } = {
  frame_blocked: 'is this origin registered for the client?',
  null_origin: 'add allow-same-origin to the sandbox',
  version_host: 'load the current embed.js',
  version_guest: 'upgrade the server',
};

/** Makes the outcome of a lost surface. */
export const failedBy = (
  code: SurfaceErrorCode,
  why: string = HINTS[code] ?? 'the picker is lost',
): EmptyOutcome => ({
  status: 'failed',
  error: new EmbedError(code, `${code}: ${why}`),
});

/** Makes the outcome of a refusal, with what helps against it. */
export const refusedBy = (code: RefusalCode): EmptyOutcome => ({ status: 'refused', code, next: NEXT[code] });

/** Makes the outcome the guest closed with. */
export const closedBy = (close: GuestClose): EmptyOutcome => {
  if (close.status === 'refused') return refusedBy(close.code);
  if (close.status === 'failed') return failedBy('guest_failed', close.message);
  return { status: 'cancelled', by: 'user' };
};
