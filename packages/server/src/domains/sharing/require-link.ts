import { VISITOR } from '../../kernel/calls/actor.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { countTry, requireTry } from '../../kernel/security/attempts.ts';

const MINUTE_MS = 60_000;
const TRIES = { most: 5, windowMs: MINUTE_MS, delayMs: MINUTE_MS } as const;
const WIDER = 10;

/** Facts about a link that opens. */
export interface FoundLink {
  readonly key: string;
  readonly password_hash: string | null;
}

/** Parts of a link that someone shows. */
interface Shown {
  readonly link: string;
  readonly viewPassword?: string | undefined;
}

/** Throws unless who shows a link may use it. One that is unknown takes the steps of one with a password, and so its time. */
export const requireLink = async (
  { app, actor, request }: CallContext,
  { link, viewPassword = '' }: Shown,
  found: FoundLink | undefined,
): Promise<void> => {
  if (found?.password_hash === null) return;
  if (viewPassword === '')
    throw new CallError(found === undefined ? 'fileUnavailable' : 'viewPasswordNeeded');
  const subject = `view-link:${link}`;
  // Guesses of others stop nobody: who knew the password has tries of their own, and so have an account and an address.
  const known = app.knownDevices.find(request.deviceCookie, subject);
  const from = actor === VISITOR ? `address:${request.ip}` : `account:${actor.userId}`;
  const own = { key: `${subject}:${known === undefined ? from : `device:${known}`}`, ...TRIES };
  const all = { key: subject, ...TRIES, most: TRIES.most * WIDER };
  const attempt = { limiter: app.attempts, limits: known === undefined ? [own, all] : [own], now: app.now() };
  await requireTry(attempt);
  const fits = await countTry(attempt, (begin) =>
    app.passwords.verify(viewPassword, found?.password_hash, begin),
  );
  if (!fits) throw new CallError(found === undefined ? 'fileUnavailable' : 'viewPasswordWrong');
  if (request.sameOrigin) request.setDeviceCookie(app.knownDevices.remember(request.deviceCookie, subject));
};
