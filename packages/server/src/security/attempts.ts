import { sql } from 'kysely';
import type { Handle } from '../db/schema.ts';

/** Counts attempts under a key within a window of time. */
export interface AttemptCounter {
  /** Adds `points` (0 only reads, less gives back) and returns the sum within the running window. */
  readonly add: (key: string, points: number, now: number) => Promise<number>;
  /** Forgets a key. */
  readonly clear: (key: string) => Promise<void>;
}

const WINDOW_MS = 15 * 60_000;
const MAX_KEYS = 50_000;

/** Creates a counter in the memory of this process, for one server. Windows last 15 minutes. */
export function createMemoryAttempts(): AttemptCounter {
  const rows = new Map<string, { points: number; until: number }>();
  return {
    add: (key, points, now) => {
      const row = rows.get(key);
      const running = row !== undefined && row.until > now ? row : { points: 0, until: now + WINDOW_MS };
      const next = { points: running.points + points, until: running.until };
      if (points !== 0) rows.set(key, next);
      if (rows.size > MAX_KEYS) dropExpired(rows, now);
      return Promise.resolve(next.points);
    },
    clear: (key) => {
      rows.delete(key);
      return Promise.resolve();
    },
  };
}

function dropExpired(rows: Map<string, { until: number }>, now: number): void {
  for (const [key, row] of rows) if (row.until <= now) rows.delete(key);
  // All of them are running: forgetting the oldest keeps the memory bounded.
  for (const key of rows.keys()) {
    if (rows.size <= MAX_KEYS) return;
    rows.delete(key);
  }
}

/** Creates a counter in the database, which several servers share. Windows last 15 minutes. */
export function createDatabaseAttempts(db: Handle): AttemptCounter {
  return {
    add: async (key, points, now) => {
      if (points === 0) return readPoints(db, key, now);
      const row = await db
        .insertInto('rate_limit')
        .values({ key, points, expires_at: now + WINDOW_MS })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            points: sql`case when rate_limit.expires_at > ${now} then rate_limit.points + ${points} else ${points} end`,
            expires_at: sql`case when rate_limit.expires_at > ${now} then rate_limit.expires_at else ${now + WINDOW_MS} end`,
          }),
        )
        .returning('points')
        .executeTakeFirstOrThrow();
      return row.points;
    },
    clear: async (key) => {
      await db.deleteFrom('rate_limit').where('key', '=', key).execute();
    },
  };
}

async function readPoints(db: Handle, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('points')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.points ?? 0;
}
