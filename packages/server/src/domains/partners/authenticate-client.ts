import { CallError } from '../../kernel/errors/call-error.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { countTry } from '../../kernel/security/attempts.ts';
import { findClient, isSecretOf } from './clients.ts';
import type { PartnerClient } from './clients.ts';

const TIMES = { windowMs: 15 * 60_000, delayMs: 30_000 } as const;

/** Finds the partner of a secret. Throws `notAllowed` for a wrong one and an unknown client alike, `tooManyRequests` after repeated wrong ones. */
export const authenticateClient = async (
  { app, db, now, request }: PublicContext,
  { client: clientId, secret }: { readonly client: string; readonly secret: string },
): Promise<PartnerClient> => {
  const key = `client-secret:${clientId}:${request.ip}`;
  const most = app.config.signInFailures;
  const limits = most === 0 ? [] : [{ key, most, ...TIMES }];
  const client = await findClient(db, clientId);
  // One at a time, so that the right secrets of a busy partner are not taken for many tries at once.
  const fits = await app.inTurn(key, () =>
    countTry({ limiter: app.attempts, limits, now }, async (begin) => {
      await begin();
      return client !== undefined && (await isSecretOf(db, { clientId, secret, now }));
    }),
  );
  if (client === undefined || !fits) throw new CallError('notAllowed');
  return client;
};
