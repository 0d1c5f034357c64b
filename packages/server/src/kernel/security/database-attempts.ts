import { sql } from 'kysely';
import type { Handle } from '../db/schema.ts';
import { MAX_DELAY_MS, MAX_DOUBLINGS, afterTry, leftIn, waitFor } from './attempts.ts';
import type { AttemptLimit, AttemptLimiter, Row } from './attempts.ts';

/** Makes a limiter in the database, which several servers share: one statement decides and counts. */
export const createDatabaseAttempts = (db: Handle): AttemptLimiter => {
  const rowOf = ({ key }: AttemptLimit, now: number): Promise<Row | undefined> =>
    db
      .selectFrom('rate_limit')
      .select(['points', 'expires_at as expires'])
      .where('key', '=', key)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  const waitOf: AttemptLimiter['waitOf'] = async (limit, now) => {
    const row = await rowOf(limit, now);
    return row === undefined ? 0 : waitFor(row, limit, now);
  };
  return {
    waitOf,
    leftOf: async (limit, now) => leftIn(await rowOf(limit, now), limit),
    take: async (limit, now) => {
      const { key, most, windowMs, delayMs } = limit;
      const first = afterTry(undefined, limit, now);
      const taken = await sql<{ points: number }>`
        insert into rate_limit as r (key, points, expires_at)
        values (${key}, 1, ${first?.expires ?? now + windowMs})
        on conflict (key) do update set
          points = case when r.expires_at <= ${now} then 1 else r.points + 1 end,
          expires_at = case
            when r.expires_at <= ${now} then excluded.expires_at
            when r.points + 1 < ${most} then r.expires_at
            else ${now + windowMs} + least(${MAX_DELAY_MS},
              ${delayMs} * (2 ^ least(r.points + 1 - ${most}, ${MAX_DOUBLINGS}))::bigint)
          end
        where r.expires_at <= ${now} or r.points < ${most} or r.expires_at <= ${now + windowMs}
        returning points`.execute(db);
      // Someone may have given one back in between: then the next try need not wait, but this one was refused.
      return taken.rows.length > 0 ? 0 : Math.max(1, await waitOf(limit, now));
    },
    giveBack: async (key) => {
      await db
        .updateTable('rate_limit')
        .set({ points: sql`greatest(points - 1, 0)` })
        .where('key', '=', key)
        .execute();
    },
    clear: async (key) => {
      await db.deleteFrom('rate_limit').where('key', '=', key).execute();
    },
  };
};
