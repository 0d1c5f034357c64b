import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/db/database.ts';

const LOOK_MS = 5;
// A transaction that waits for a lock gives up after two seconds.
const LONGEST_MS = 800;

/**
 * Holds orders on PostgreSQL while a body runs, so that payments of them that come meanwhile are entered at one moment. The body gets
 * a function that resolves once so many wait, or after 0.8 s.
 */
export const holdOrders = (
  { db }: Database,
  ids: readonly string[],
  body: (untilWaiting: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
    const deadline = performance.now() + LONGEST_MS;
    await body(async (count) => {
      for (;;) {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_locks where not granted`.execute(tx);
        if ((rows[0]?.waiting ?? 0) >= count || performance.now() > deadline) return;
        await wait(LOOK_MS);
      }
    });
  });
