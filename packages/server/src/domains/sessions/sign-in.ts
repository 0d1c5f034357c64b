import type { CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { findAccount, parseLoginName } from '../accounts/index.ts';
import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { App, CallContext, PublicContext, RequestFacts } from '../../kernel/calls/context.ts';
import { countTry, requireTry } from '../../kernel/security/attempts.ts';
import { accountSubject } from '../../kernel/security/known-devices.ts';
import type { AttemptLimit } from '../../kernel/security/attempts.ts';
import { beginSession, handSession } from './begin-session.ts';
import type { Grant } from './begin-session.ts';
import {
  createSession,
  endDeviceSessions,
  endSession,
  endUserSessions,
  extendSession,
  findSession,
  SESSION_LIFE,
} from './sessions.ts';

/** Signs in by password: a new device, its header token, and on our own pages the session cookie. Throws `wrongCredentials`, or `tooManyRequests` after repeated failures. */
const signIn = async (
  context: PublicContext,
  input: CallParsedInput<'session', 'signIn'>,
): Promise<Grant> => {
  const { app, db, request } = context;
  const account = await findAccount(db, input.account);
  const known = account && app.knownDevices.find(request.deviceCookie, accountSubject(account.id));
  const limits = signInLimits(app, { account: input.account, known }, request);
  const attempt = { limiter: app.attempts, limits, now: app.now() };
  await requireTry(attempt);
  const fits = await countTry(attempt, (begin) =>
    app.passwords.verify(input.password, account?.password_hash, begin),
  );
  if (account === undefined || !fits) throw new CallError('wrongCredentials');
  // Only who knows the password learns that the account is closed.
  if (account.disabled_at !== null) throw new CallError('notAllowed');
  if (limits[0] !== undefined) await app.attempts.clear(limits[0].key);
  const { deviceName } = input;
  return handSession(context, await beginSession({ app, db, request, userId: account.id, deviceName }));
};

/** Gives a page of our own origin a short header token for the session in its cookie. Throws `originRefused`, `tokenInvalid` or `tokenExpired`. */
const resumeSession = async ({ app, db, request }: PublicContext): Promise<Grant> => {
  if (!request.sameOrigin) throw new CallError('originRefused');
  const session = await findSession(app, request.sessionCookie, 'cookie').catch((error: unknown) => {
    if (isCallError(error)) request.setSessionCookie(undefined, 0);
    throw error;
  });
  await extendSession(app, session);
  // A cookie that is used lives its whole life again, like its session.
  const life = session.expiresAt - session.lastSeen;
  if (request.sessionCookie !== undefined) request.setSessionCookie(request.sessionCookie, life);
  const { userId, deviceId } = session;
  const lifeMs = SESSION_LIFE.resumed;
  const granted = await createSession(app, db, { userId, deviceId, use: 'header', lifeMs });
  return { token: granted.token, expireTime: granted.expiresAt, userId };
};

/** Turns a valid header token into a session cookie of 15 days (AUTH-04). Throws `originRefused` on a foreign page. */
const verifySession = async ({ app, db, actor, request }: CallContext): Promise<Grant> => {
  if (!request.sameOrigin) throw new CallError('originRefused');
  const { userId, deviceId } = actor;
  const cookie = { userId, deviceId, use: 'cookie', lifeMs: SESSION_LIFE.verified } as const;
  const made = await createSession(app, db, cookie);
  request.setSessionCookie(made.token, SESSION_LIFE.verified);
  const lifeMs = SESSION_LIFE.resumed;
  const granted = await createSession(app, db, { userId, deviceId, use: 'header', lifeMs });
  return { token: granted.token, expireTime: granted.expiresAt, userId };
};

/** Ends every session of the device the call came from; a partner's token ends itself alone. */
const signOut = async (context: CallContext): Promise<Record<string, never>> => {
  if (context.actor.partner !== undefined) {
    await endSession(context.db, context.actor, context.now);
    context.afterCommit(() => context.app.sessions.forgetUser(context.actor.userId));
    return {};
  }
  await endDeviceSessions(context.db, context.actor, context.now);
  context.afterCommit(() => context.app.sessions.forgetUser(context.actor.userId));
  context.request.setSessionCookie(undefined, 0);
  return {};
};

/** Ends every session of the person on every device, and with their devices the access of partners. */
const signOutEverywhere = async (context: CallContext): Promise<Record<string, never>> => {
  const { app, db, actor, now, request } = context;
  await endUserSessions(db, actor.userId, now);
  context.afterCommit(() => app.sessions.forgetUser(actor.userId));
  request.setSessionCookie(undefined, 0);
  return {};
};

/** Lists the calls about signing in and out. */
export const signInCalls: readonly ImplementedCall[] = [
  implement(endpoints.session.signIn, {
    access: 'public',
    handler: signIn,
  }),
  implement(endpoints.session.resume, {
    access: 'public',
    handler: resumeSession,
  }),
  implement(endpoints.session.verify, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: verifySession,
  }),
  implement(endpoints.session.signOut, {
    access: 'token',
    scope: 'any',
    items: 'none',
    handler: signOut,
  }),
  implement(endpoints.session.signOutEverywhere, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: signOutEverywhere,
  }),
];

const TIMES = { windowMs: 15 * 60_000, delayMs: 30_000 } as const;
const WIDER = 10;

interface SigningIn {
  readonly account: string;
  /** Id of the device, when it signed in to the account before. */
  readonly known: string | undefined;
}

/**
 * Limits wrong passwords by where they come from first: guesses of others close the door to nobody. A device that signed in
 * before has tries of its own. Everyone else has those of their address for the account, and shares ten times as many for
 * the account, and for the address unless everyone has it.
 */
const signInLimits = (
  { config }: App,
  { account, known }: SigningIn,
  { ip, isSharedAddress }: RequestFacts,
): readonly AttemptLimit[] => {
  const most = config.signInFailures;
  if (most === 0) return [];
  const name = parseLoginName(account).key;
  if (known !== undefined) return [{ key: `sign-in:device:${known}:${name}`, most, ...TIMES }];
  if (isSharedAddress) return [{ key: `sign-in:account:${name}`, most, ...TIMES }];
  return [
    { key: `sign-in:from:${ip}:${name}`, most, ...TIMES },
    { key: `sign-in:account:${name}`, most: most * WIDER, ...TIMES },
    { key: `sign-in:address:${ip}`, most: most * WIDER, ...TIMES },
  ];
};
