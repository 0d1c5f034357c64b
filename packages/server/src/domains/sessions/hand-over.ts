import { CallError, isCallError } from '../../kernel/errors/call-error.ts';
import type { App } from '../../kernel/calls/context.ts';
import { QUESTION_LIFE_MS, makeCode, readCode, takeCode } from './codes.ts';
import { accountSubject } from '../../kernel/security/known-devices.ts';
import { createDevice } from './devices.ts';
import { SESSION_LIFE, authenticate, createSession, endDeviceSessions, findSession } from './sessions.ts';
import type { FoundSession } from './sessions.ts';

/** A browser that came with a token in its address, or answers the question that followed. */
export interface Arrival {
  readonly app: App;
  readonly sessionCookie: string | undefined;
  /** The marks by which a device is known that knew a password before. */
  readonly deviceCookie: string | undefined;
  readonly userAgent: string;
  readonly ip: string;
}

/** The cookies of a browser that is signed in: its session, and the mark by which the device is known from now on. */
export interface SignedInCookies {
  readonly session: string;
  readonly device: string;
}

/** Treatment of a browser that came with a token: nothing, give it a session cookie, or ask whose account it wants. */
export type HandOver =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'signedIn'; readonly cookies: SignedInCookies }
  | { readonly kind: 'ask'; readonly question: string };

const NOTHING = { kind: 'nothing' } as const;

/** Takes a token out of an address (GUARD-01). A wrong one, and one of the person who is signed in already, change nothing; another person's session is never replaced unasked. */
export const handOver = async (arrival: Arrival, token: string, target: string): Promise<HandOver> => {
  const { app } = arrival;
  const userId = await findPerson(app, token);
  if (userId === undefined) return NOTHING;
  const current = await currentSession(arrival);
  if (current?.userId === userId) return NOTHING;
  if (current === undefined) return { kind: 'signedIn', cookies: await signInByCookie(arrival, userId) };
  const asked = { kind: 'switch', userId, sessionHash: current.tokenHash, payload: { target } } as const;
  const { code } = await makeCode(app, app.database.db, { ...asked, lifeMs: QUESTION_LIFE_MS });
  return { kind: 'ask', question: code };
};

/** Whose session would be replaced by whose. */
export interface Question {
  readonly current: string;
  readonly next: string;
}

/** Reads the names in a question; undefined when it is too old, or was asked in another session. */
export const readQuestion = async (arrival: Arrival, question: string): Promise<Question | undefined> => {
  const { app } = arrival;
  const asked = await readCode(app, app.database.db, { code: question, kind: 'switch' });
  const current = await currentSession(arrival);
  if (asked === undefined || current?.tokenHash !== asked.sessionHash) return undefined;
  return { current: await nameOf(app, current.userId), next: await nameOf(app, asked.userId) };
};

/** Result of a question. */
export interface Answered {
  /** Path on our own origin to go on to. */
  readonly target: string;
  /** The new cookies, when the person wanted to change accounts. */
  readonly cookies?: SignedInCookies;
}

/** Answers a question: changing accounts ends the sessions of this browser before. Undefined when it is too old, or was asked in another session. */
export const answerQuestion = async (
  arrival: Arrival,
  question: string,
  wants: boolean,
): Promise<Answered | undefined> => {
  const { app } = arrival;
  const asked = await takeCode(app, app.database.db, { code: question, kind: 'switch' });
  const current = await currentSession(arrival);
  if (asked === undefined || current?.tokenHash !== asked.sessionHash) return undefined;
  const target = String(asked.payload['target']);
  if (!wants) return { target };
  await endDeviceSessions(app.database.db, current, app.now());
  app.sessions.forgetUser(current.userId);
  return { target, cookies: await signInByCookie(arrival, asked.userId) };
};

const signInByCookie = async (
  { app, userAgent, ip, deviceCookie }: Arrival,
  userId: string,
): Promise<SignedInCookies> => {
  const { db } = app.database;
  const deviceId = await createDevice(app, db, { userId, userAgent, ip });
  const session = { userId, deviceId, use: 'cookie', lifeMs: SESSION_LIFE.verified } as const;
  const { token } = await createSession(app, db, session);
  return { session: token, device: app.knownDevices.remember(deviceCookie, accountSubject(userId)) };
};

const findPerson = async (app: App, token: string): Promise<string | undefined> => {
  const taken = await takeCode(app, app.database.db, { code: token, kind: 'page' });
  if (taken !== undefined || app.config.queryToken === 'codes') return taken?.userId;
  const actor = await ifValid(authenticate(app, token));
  return actor?.partner === undefined ? actor?.userId : undefined;
};

const currentSession = ({ app, sessionCookie }: Arrival): Promise<FoundSession | undefined> =>
  ifValid(findSession(app, sessionCookie, 'cookie'));

const ifValid = async <T>(found: Promise<T>): Promise<T | undefined> => {
  try {
    return await found;
  } catch (error) {
    if (isCallError(error, 'tokenInvalid') || isCallError(error, 'tokenExpired')) return undefined;
    throw error;
  }
};

const nameOf = async (app: App, userId: string): Promise<string> => {
  const row = await app.database.db
    .selectFrom('app_user')
    .select(['full_name', 'user_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new CallError('tokenInvalid');
  return row.full_name === '' ? row.user_name : row.full_name;
};
