import { TOKEN_COOKIE_DAYS, VERIFIED_TOKEN_COOKIE_DAYS } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import { readItems } from '../../kernel/calls/items.ts';
import { isScope } from '../../kernel/calls/scopes.ts';
import type { Actor, App, Handle, PartnerAccess } from '../../kernel/calls/context.ts';
import { prepared, runForAccount } from '../../kernel/db/pool.ts';
import { createToken, hashToken } from '../../kernel/security/tokens.ts';
import type { TokenUse } from '../../kernel/security/tokens.ts';
import { tellEnded } from '../../kernel/calls/session-news.ts';

const DAY_MS = 86_400_000;
const SEEN_EVERY_MS = 60_000;

/**
 * Life of a session in milliseconds by its origin (AUTH-03, AUTH-04). A header token that a page resumed is short; a partner's
 * ends after an hour of any use.
 */
export const SESSION_LIFE = {
  signIn: TOKEN_COOKIE_DAYS * DAY_MS,
  verified: VERIFIED_TOKEN_COOKIE_DAYS * DAY_MS,
  resumed: DAY_MS / 2,
  partner: DAY_MS / 24,
} as const;

/** Says whose session to make and for how long. */
export interface NewSession {
  readonly userId: string;
  readonly deviceId: string;
  readonly use: TokenUse;
  readonly lifeMs: number;
  /** Narrows the token to a partner's rights. */
  readonly partner?: PartnerAccess | undefined;
}

/** A token that was just made. */
export interface GrantedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Creates a session and returns its token, which is stored nowhere. */
export const createSession = async (app: App, db: Handle, session: NewSession): Promise<GrantedToken> => {
  const now = app.now();
  const token = createToken(app.randomBytes);
  const hash = hashToken(token, session.use);
  if (hash === undefined) throw new CallError('internal');
  await db
    .insertInto('session')
    .values({
      token_hash: hash,
      user_id: session.userId,
      device_id: session.deviceId,
      created_at: now,
      last_seen: now,
      expires_at: now + session.lifeMs,
      revoked_at: null,
      ...(session.partner === undefined ? {} : columnsOf(session.partner)),
    })
    .execute();
  return { token, expiresAt: now + session.lifeMs };
};

const columnsOf = ({ clientId, scopes, items }: PartnerAccess) => ({
  client_id: clientId,
  scopes: [...scopes],
  items: items === undefined ? null : JSON.stringify(items),
});

/** A session that is valid now. */
export interface FoundSession {
  readonly userId: string;
  readonly deviceId: string;
  readonly tokenHash: string;
  readonly restricted: boolean;
  readonly isOperator: boolean;
  readonly partner: PartnerAccess | undefined;
  readonly createdAt: number;
  readonly lastSeen: number;
  readonly expiresAt: number;
}

/** Finds the session of a token. Throws `tokenInvalid` for none, a foreign or an ended one and `tokenExpired` for one that ran out. */
export const findSession = async (
  app: App,
  token: string | undefined,
  use: TokenUse,
): Promise<FoundSession> => {
  const hash = hashToken(token, use);
  if (hash === undefined) throw new CallError('tokenInvalid');
  const row = await app.database.db
    .selectFrom('session as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .leftJoin('device as d', (join) =>
      join.onRef('d.user_id', '=', 's.user_id').onRef('d.id', '=', 's.device_id'),
    )
    .select(['s.user_id', 's.device_id', 's.created_at', 's.last_seen', 's.expires_at', 's.revoked_at'])
    .select(['u.restricted_at', 'u.disabled_at', 'u.operator_since', 's.client_id', 's.scopes', 's.items'])
    .select('d.revoked_at as device_ended')
    .where('s.token_hash', '=', hash)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (row === undefined || row.revoked_at !== null) throw new CallError('tokenInvalid');
  // A sign-in under way while the account or the device was closed made a session all the same: it opens nothing.
  if (row.disabled_at !== null || row.device_ended !== null) throw new CallError('tokenInvalid');
  if (row.expires_at <= app.now()) throw new CallError('tokenExpired');
  return {
    userId: row.user_id,
    deviceId: row.device_id,
    tokenHash: hash.toString('hex'),
    restricted: row.restricted_at !== null,
    isOperator: row.operator_since !== null,
    partner:
      row.client_id === null
        ? undefined
        : {
            clientId: row.client_id,
            scopes: (row.scopes ?? []).filter(isScope),
            items: readItems(row.items),
          },
    createdAt: row.created_at,
    lastSeen: row.last_seen,
    expiresAt: row.expires_at,
  };
};

/** Returns whether the session of a token hash has not ended, nor its device or its account been closed. */
export const isSessionLiving = async ({ database, now }: App, tokenHash: string): Promise<boolean> => {
  const row = await database.db
    .selectFrom('session as s')
    .leftJoin('device as d', (join) =>
      join.onRef('d.user_id', '=', 's.user_id').onRef('d.id', '=', 's.device_id'),
    )
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .select('s.user_id')
    .where('s.token_hash', '=', Buffer.from(tokenHash, 'hex'))
    .where('u.disabled_at', 'is', null)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now())
    .where('d.revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Tells who a header token belongs to, from a cache of a few seconds; a session in use lives on. Calls at once read it once, and
 * while it is in use it is read ahead, so that no call waits for that. Throws `tokenInvalid` or `tokenExpired`.
 */
export const authenticate = async (app: App, token: string | undefined): Promise<Actor> => {
  const hash = hashToken(token, 'header')?.toString('hex');
  if (hash === undefined) throw new CallError('tokenInvalid');
  const known = app.sessions.read(hash, app.now());
  if (known?.age === 'fresh') return known.actor;
  const read = (): Promise<Actor> => app.sessions.readOnce(hash, () => readSession(app, token));
  if (known === undefined) return read();
  // Whose it was pays for the question; strangers at the same address do not hold it up.
  const again = runForAccount(known.actor.userId, read);
  if (known.age === 'stale') return again;
  // Should it fail, the next caller after that time asks again.
  again.catch(() => undefined);
  return known.actor;
};

const readSession = async (app: App, token: string | undefined): Promise<Actor> => {
  const [now, age] = [app.now(), app.sessions.age()];
  const session = await findSession(app, token, 'header');
  const { userId, deviceId, tokenHash, restricted, isOperator, partner } = session;
  // Reviewing is done in one's own session: no partner acts as an operator.
  const isReviewing = isOperator && partner === undefined;
  const actor: Actor = { userId, deviceId, tokenHash, restricted, isOperator: isReviewing, partner };
  await extendSession(app, session);
  const { expiresAt, lastSeen } = session;
  app.sessions.write(tokenHash, { actor, expiresAt, lastSeen }, { now, age });
  return actor;
};

/** Lets a session that is in use live its whole life again, at most once a minute; a partner's token keeps its end. */
export const extendSession = async (app: App, session: FoundSession): Promise<void> => {
  const now = app.now();
  if (session.partner !== undefined || now - session.lastSeen < SEEN_EVERY_MS) return;
  const life = session.expiresAt - session.lastSeen;
  await app.database.db
    .updateTable('session')
    .set({ last_seen: now, expires_at: now + life })
    .where('token_hash', '=', Buffer.from(session.tokenHash, 'hex'))
    .where('revoked_at', 'is', null)
    .execute();
  await app.database.db
    .updateTable('device')
    .set({ last_seen: now })
    .where('user_id', '=', session.userId)
    .where('id', '=', session.deviceId)
    .execute();
};

/** Ends the one session of a token. */
export const endSession = async (
  db: Handle,
  actor: Pick<Actor, 'tokenHash' | 'userId'>,
  now: number,
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('token_hash', '=', Buffer.from(actor.tokenHash, 'hex'))
    .execute();
  await tellEnded(db, actor.userId);
};

/** Ends every session of a device, the cookie's too. */
export const endDeviceSessions = async (
  db: Handle,
  actor: Pick<Actor, 'userId' | 'deviceId'>,
  now: number,
): Promise<void> => {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', actor.userId)
    .where('device_id', '=', actor.deviceId)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('device')
    .set({ revoked_at: now })
    .where('user_id', '=', actor.userId)
    .where('id', '=', actor.deviceId)
    .execute();
  await tellEnded(db, actor.userId);
};

/** Ends every session of a person on every device, those of partners too. */
export const endUserSessions = async (db: Handle, userId: string, now: number): Promise<void> => {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('device')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await tellEnded(db, userId);
};
