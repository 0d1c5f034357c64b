import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { prepared } from '../db/pool.ts';
import { CallError } from '../errors/call-error.ts';
import { refuseInput } from './refuse-input.ts';
import type { Handle } from './context.ts';

const KEEP_MS = 86_400_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

/** A write that its caller gave a key. */
export interface KeyedWrite {
  readonly userId: string;
  readonly key: string;
  /** Name and input of the call. */
  readonly call: string;
  readonly input: unknown;
  readonly now: number;
}

/** Runs a write once per key: a repeat gets the first response, stored in the same transaction; refusals are not stored. Throws `idempotencyMismatch` when the key was used for something else. */
export const runOnce = async <T>(db: Handle, write: KeyedWrite, body: () => Promise<T>): Promise<T> => {
  if (!KEY.test(write.key)) {
    throw refuseInput('idempotency-key', 'The key has to be 1 to 255 visible ASCII characters');
  }
  const fingerprint = createHash('sha256')
    .update(`${write.call}\n${await describeInput(write.input)}`)
    .digest();
  const { userId, key, now } = write;
  const fresh = { fingerprint, expires_at: now + KEEP_MS };
  // A second request with the key waits here until the first one has committed; a key that ran out begins again.
  const inserted = await db
    .insertInto('idempotency')
    .values({ user_id: userId, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ ...fresh, status: null, response: null })
        .where('idempotency.expires_at', '<=', now),
    )
    .returning(sql<boolean>`true`.as('fresh'))
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (inserted === undefined) return replay<T>(db, write, fingerprint);
  const data = await body();
  await db
    .updateTable('idempotency')
    .set({ status: 200, response: JSON.stringify({ data }) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .modifyEnd(prepared)
    .execute();
  return data;
};

/** Writes an input as text; an uploaded file stands for itself by its name and the digest of its bytes. */
const describeInput = async (input: unknown): Promise<string> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return JSON.stringify(input);
  const fields = Object.entries(input).map(async ([name, value]: [string, unknown]) => {
    if (!(value instanceof File)) return [name, value];
    const digest = createHash('sha256').update(await value.bytes());
    return [name, [value.name, digest.digest('hex')]];
  });
  return JSON.stringify(Object.fromEntries(await Promise.all(fields)));
};

/** A write that may have a key. */
export interface MaybeKeyed {
  readonly userId: string;
  readonly key: string | undefined;
}

/** Forgets a key, so that a repeat is done again. */
export const forgetKey = async (db: Handle, { userId, key }: MaybeKeyed): Promise<void> => {
  if (key === undefined) return;
  await db.deleteFrom('idempotency').where('user_id', '=', userId).where('key', '=', key).execute();
};

const replay = async <T>(db: Handle, { userId, key }: KeyedWrite, fingerprint: Buffer): Promise<T> => {
  const stored = await db
    .selectFrom('idempotency')
    .select(['fingerprint', 'response'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored === undefined || stored.response === null) throw new CallError('databaseBusy');
  if (!stored.fingerprint.equals(fingerprint)) throw new CallError('idempotencyMismatch');
  // The table holds the response of this very call.
  return stored.response['data'] as T;
};
