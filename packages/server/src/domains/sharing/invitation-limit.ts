import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';

const HOUR_MS = 3_600_000;
/** Invitations, and requests for access, of one person in an hour: nobody tries a list of addresses. */
const LIMIT = { most: 120, windowMs: HOUR_MS, delayMs: 60_000 } as const;

/** Takes one of the caller's invitations of this hour. Throws `tooManyRequests`. */
export const countInvitation = async ({ app, actor, now }: CallContext): Promise<void> => {
  const wait = await app.attempts.take({ key: `invite:${actor.userId}`, ...LIMIT }, now);
  if (wait > 0) throw new CallError('tooManyRequests');
};
