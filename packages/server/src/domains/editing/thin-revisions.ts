import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long one state a day is kept. */
const KEPT_DAYS = 90;
/** How long one state a day is kept of the files of members. */
const KEPT_DAYS_OF_MEMBERS = 365;
const BATCH = 2_000;

/** One step of thinning: of the states that fall into one stretch of time, the last one stays. */
interface Step {
  readonly from: number;
  readonly stretchMs: number;
  /** A stretch is thinned once its end is so long ago. */
  readonly afterMs: number;
}

const STEPS: readonly Step[] = [
  { from: 0, stretchMs: HOUR_MS, afterMs: HOUR_MS },
  { from: 1, stretchMs: DAY_MS, afterMs: DAY_MS },
];

/**
 * Thins former contents of canvases: all states of the last hour stay, then one an hour for a day, then one a day for 90 days,
 * of the files of members for a year. Returns how many states went.
 */
export const thinRevisions = async (db: Handle, now: number): Promise<number> => {
  let gone = 0;
  for (const step of STEPS) gone += await thin(db, now, step);
  return gone + (await deleteOld(db, now));
};

const key = (table: string): RawBuilder<unknown> =>
  sql.raw(['owner_id', 'node_id', 'canvas', 'version'].map((column) => `${table}.${column}`).join(', '));

const thin = async (db: Handle, now: number, { from, stretchMs, afterMs }: Step): Promise<number> => {
  // The start of the first stretch that is not over for long enough.
  const before = Math.floor((now - afterMs) / stretchMs) * stretchMs;
  for (let gone = 0; ;) {
    const { rows } = await sql<{ due: number; gone: number }>`
      with due as materialized (
        select owner_id, node_id, canvas, version, saved_at / ${sql.lit(stretchMs)} as stretch from node_revision
          where tier = ${from} and saved_at < ${before} order by saved_at limit ${BATCH}
      ), spent as materialized (
        select ${key('due')} from due where exists (
          select 1 from node_revision later where later.owner_id = due.owner_id and later.node_id = due.node_id
            and later.canvas = due.canvas and later.version > due.version
            and later.saved_at / ${sql.lit(stretchMs)} = due.stretch)
      ), deleted as (
        delete from node_revision r using spent where (${key('r')}) = (${key('spent')}) returning 1
      ), kept as (
        update node_revision r set tier = ${from + 1} from due
          where (${key('r')}) = (${key('due')}) and (${key('due')}) not in (select * from spent)
      )
      select (select count(*) from due)::int as due, (select count(*) from deleted)::int as gone`.execute(db);
    const [{ due, gone: fewer } = { due: 0, gone: 0 }] = rows;
    gone += fewer;
    if (due < BATCH) return gone;
  }
};

const deleteOld = async (db: Handle, now: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from node_revision r using app_user u where u.id = r.owner_id and r.tier = 2
      and r.saved_at < ${now - KEPT_DAYS * DAY_MS}
      and (r.saved_at < ${now - KEPT_DAYS_OF_MEMBERS * DAY_MS}
        or greatest(coalesce(u.member_until, 0), coalesce(u.org_until, 0)) <= ${now})`.execute(db);
  return Number(numAffectedRows ?? 0);
};

/** How long a program that was offline can go on from its state. */
const KEPT_OPERATIONS_MS = 30 * DAY_MS;

/** Deletes transactions that no program can go on from any more, and returns how many. */
export const dropOldOperations = async (db: Handle, now: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('node_op')
    .where('made_at', '<', now - KEPT_OPERATIONS_MS)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
