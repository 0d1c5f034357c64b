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

const LOSSES: Readonly<Record<SurfaceErrorCode, string>> = {
  frame_blocked: 'the frame loaded but never answered: is this origin registered for the client?',
  frame_unreachable: 'the frame did not load in time',
  frame_removed: 'the frame was removed from the page',
  frame_navigated: 'the frame went to another page',
  frame_crashed: 'the frame stopped answering',
  null_origin: 'this page or its frame is sandboxed: add allow-same-origin to the sandbox',
  version_host: 'this embed script is too old for the server: load the current one',
  version_guest: 'the server is too old for this embed script: upgrade the server',
  destroyed: 'the instance was destroyed',
  guest_failed: 'the picker could not go on',
};

/** Makes the outcome of a lost surface. */
export const failedBy = (code: SurfaceErrorCode, why = LOSSES[code]): EmptyOutcome => ({
  status: 'failed',
  error: new EmbedError(code, why),
});

/** Makes the outcome of a refusal, with what helps against it. */
export const refusedBy = (code: RefusalCode): EmptyOutcome => ({ status: 'refused', code, next: NEXT[code] });

/** Makes the outcome the guest closed with. */
export const closedBy = (close: GuestClose): EmptyOutcome => {
  if (close.status === 'refused') return refusedBy(close.code);
  if (close.status === 'failed') return failedBy('guest_failed', close.message);
  return { status: 'cancelled', by: 'user' };
};
