import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { findAccount, parseLoginName } from '../accounts/index.ts';
import { CallError, isCallError } from '../calls/call-error.ts';
import type { App, CallContext, PublicContext } from '../calls/context.ts';
import { createDevice } from './devices.ts';
import {
  createSession,
  endDeviceSessions,
  endSession,
  extendSession,
  findSession,
  SESSION_LIFE,
} from './sessions.ts';

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
];

type Grant = CallData<'session', 'signIn'>;

/** Signs in by password: a new device, its header token, and on our own pages the session cookie. Throws `wrongCredentials`, or `tooManyRequests` after repeated failures. */
async function signIn(context: PublicContext, input: CallParsedInput<'session', 'signIn'>): Promise<Grant> {
  const { app, db, request } = context;
  const keys = attemptKeys(input.account, request.ip);
  await refuseTooManyFailures(app, keys);
  const account = await findAccount(db, input.account);
  const fits = await app.passwords.verify(input.password, account?.password_hash);
  if (account === undefined || !fits) {
    await Promise.all(keys.map(({ key }) => app.attempts.add(key, 1, app.now())));
    throw new CallError('wrongCredentials');
  }
  // Only who knows the password learns that the account is closed.
  if (account.disabled_at !== null) throw new CallError('notAllowed');
  await app.attempts.clear(keys[0].key);
  const deviceId = await createDevice(app, db, { ...request, userId: account.id, label: input.deviceName });
  const use = { userId: account.id, deviceId, lifeMs: SESSION_LIFE.signIn };
  const granted = await createSession(app, db, { ...use, use: 'header' });
  if (request.sameOrigin) {
    const cookie = await createSession(app, db, { ...use, use: 'cookie' });
    request.setSessionCookie(cookie.token, SESSION_LIFE.signIn);
  }
  await db.updateTable('app_user').set({ last_login: app.now() }).where('id', '=', account.id).execute();
  return { token: granted.token, expireTime: granted.expiresAt, userId: account.id };
}

/** Gives a page of our own origin a short header token for the session in its cookie. Throws `originRefused`, `tokenInvalid` or `tokenExpired`. */
async function resumeSession({ app, db, request }: PublicContext): Promise<Grant> {
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
}

/** Turns a valid header token into a session cookie of 15 days (AUTH-04). Throws `originRefused` on a foreign page. */
async function verifySession({ app, db, actor, request }: CallContext): Promise<Grant> {
  if (!request.sameOrigin) throw new CallError('originRefused');
  const { userId, deviceId } = actor;
  const cookie = { userId, deviceId, use: 'cookie', lifeMs: SESSION_LIFE.verified } as const;
  const made = await createSession(app, db, cookie);
  request.setSessionCookie(made.token, SESSION_LIFE.verified);
  const lifeMs = SESSION_LIFE.resumed;
  const granted = await createSession(app, db, { userId, deviceId, use: 'header', lifeMs });
  return { token: granted.token, expireTime: granted.expiresAt, userId };
}

/** Ends every session of the device the call came from; a partner's token ends itself alone. */
async function signOut(context: CallContext): Promise<Record<string, never>> {
  if (context.actor.partner !== undefined) {
    await endSession(context.db, context.actor, context.now);
    context.afterCommit(() => context.app.sessions.forgetUser(context.actor.userId));
    return {};
  }
  await endDeviceSessions(context.db, context.actor, context.now);
  context.afterCommit(() => context.app.sessions.forgetUser(context.actor.userId));
  context.request.setSessionCookie(undefined, 0);
  return {};
}

interface AttemptKey {
  readonly key: string;
  readonly share: number;
}

const attemptKeys = (account: string, ip: string): readonly [AttemptKey, AttemptKey] => [
  { key: `sign-in:account:${parseLoginName(account).key}`, share: 1 },
  { key: `sign-in:address:${ip}`, share: 10 },
];

async function refuseTooManyFailures(app: App, keys: readonly AttemptKey[]): Promise<void> {
  const limit = app.config.signInFailures;
  if (limit === 0) return;
  for (const { key, share } of keys) {
    if ((await app.attempts.add(key, 0, app.now())) >= limit * share) throw new CallError('tooManyRequests');
  }
}
