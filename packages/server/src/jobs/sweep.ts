import { sql } from 'kysely';
import type { App } from '../calls/context.ts';

const BATCH = 1_000;
const KEEP_ENDED_MS = 86_400_000;

/** Deletes sessions, stored answers, codes, kept outcomes and attempt counters that have expired, a thousand of each at most. A session is kept for a day after its end, so that its holder hears that it expired. */
export async function sweep({ database, now }: App): Promise<void> {
  const { db } = database;
  const time = now();
  await sql`delete from session where token_hash in (
    select token_hash from session where expires_at < ${time - KEEP_ENDED_MS} order by expires_at limit ${BATCH})`.execute(
    db,
  );
  await sql`delete from idempotency where (user_id, key) in (
    select user_id, key from idempotency where expires_at < ${time} order by expires_at limit ${BATCH})`.execute(
    db,
  );
  await sql`delete from rate_limit where key in (
    select key from rate_limit where expires_at < ${time} order by expires_at limit ${BATCH})`.execute(db);
  await sql`delete from hand_off where code_hash in (
    select code_hash from hand_off where expires_at < ${time} order by expires_at limit ${BATCH})`.execute(
    db,
  );
  await sql`delete from kept_outcome where ticket_hash in (
    select ticket_hash from kept_outcome where expires_at < ${time} order by expires_at limit ${BATCH})`.execute(
    db,
  );
  await sql`delete from verify_code where id in (
    select id from verify_code where expires_at < ${time - KEEP_ENDED_MS} order by expires_at limit ${BATCH})`.execute(
    db,
  );
}
