import type { HandOffTable } from './tables.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { createToken, hashToken } from '../../kernel/security/tokens.ts';

/** Life of a one-time code in milliseconds. */
const CODE_LIFE_MS = 60_000;

/** Life of the question whether to change accounts, in milliseconds. */
export const QUESTION_LIFE_MS = 300_000;

const MAX_LIVING = 50;

/** Account, session and payload that a code will stand for. */
export interface NewCode {
  readonly kind: HandOffTable['kind'];
  readonly userId: string;
  /** Hash of the session that makes it, in hex; once that has ended the code is worth nothing. */
  readonly sessionHash: string;
  readonly clientId?: string | undefined;
  readonly payload?: object;
  /** Default a random one; one that is given has the form of a token and is as hard to guess. */
  readonly code?: string | undefined;
  /** Default a minute. */
  readonly lifeMs?: number;
}

/** A code that was just made. */
export interface MadeCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** Makes a code that works once; it is stored nowhere. Throws `tooManyRequests` when a person has fifty that nobody used. */
export const makeCode = async (app: App, db: Handle, made: NewCode): Promise<MadeCode> => {
  const { kind, userId, sessionHash, clientId = null, payload = {}, lifeMs = CODE_LIFE_MS } = made;
  const now = app.now();
  const { living } = await db
    .selectFrom('hand_off')
    .select((select) => select.fn.countAll<number>().as('living'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(living) >= MAX_LIVING) throw new CallError('tooManyRequests');
  const { code = createToken(app.randomBytes) } = made;
  const hash = hashToken(code, 'handOff');
  if (hash === undefined) throw new CallError('internal');
  await db
    .insertInto('hand_off')
    .values({
      code_hash: hash,
      kind,
      user_id: userId,
      session_hash: Buffer.from(sessionHash, 'hex'),
      client_id: clientId,
      payload: JSON.stringify(payload),
      created_at: now,
      expires_at: now + lifeMs,
    })
    // Who gives the same code again has the one that there is.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { code, expiresAt: now + lifeMs };
};

/** Which code is asked about. */
export interface CodeWish {
  readonly code: string | undefined;
  readonly kind: HandOffTable['kind'];
  readonly clientId?: string | undefined;
}

/** Account, session and payload of a taken code. */
export interface TakenCode {
  readonly codeHash: Buffer;
  readonly userId: string;
  readonly sessionHash: string;
  /** Device of that session. */
  readonly deviceId: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Takes a code: it is gone afterwards. Undefined for one that is wrong, foreign, used or too old, or whose session has ended. */
export const takeCode = async (app: App, db: Handle, wish: CodeWish): Promise<TakenCode | undefined> => {
  const found = await readCode(app, db, wish);
  if (found === undefined) return undefined;
  // Only one of two requests at once finds the row to delete.
  const { numDeletedRows } = await db
    .deleteFrom('hand_off')
    .where('code_hash', '=', found.codeHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 0n ? undefined : found;
};

/** Looks at a code without taking it. */
export const readCode = async (app: App, db: Handle, wish: CodeWish): Promise<TakenCode | undefined> => {
  const hash = hashToken(wish.code, 'handOff');
  if (hash === undefined) return undefined;
  const row = await db
    .selectFrom('hand_off as h')
    .innerJoin('session as s', 's.token_hash', 'h.session_hash')
    .select(['h.code_hash', 'h.user_id', 'h.session_hash', 'h.payload', 's.device_id'])
    .where('h.code_hash', '=', hash)
    .where('h.kind', '=', wish.kind)
    .where('h.client_id', 'is not distinct from', wish.clientId ?? null)
    .where('h.expires_at', '>', app.now())
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', app.now())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    codeHash: row.code_hash,
    userId: row.user_id,
    sessionHash: Buffer.from(row.session_hash).toString('hex'),
    deviceId: row.device_id,
    payload: row.payload,
  };
};
