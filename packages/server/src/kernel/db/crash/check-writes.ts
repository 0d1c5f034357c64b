import { openDatabase } from '../database.ts';
import type { Database, DatabaseLocation } from '../database.ts';
import { BATCH, OWNER, TARGET } from './crash-plan.ts';

/** Counts faults in the writes found in a database. */
export interface WritesFound {
  readonly lost: number;
  readonly torn: number;
  readonly unopenable: number;
}

interface Write {
  readonly title: string;
  readonly nodes: number;
  readonly moved: number;
}

/** Opens a database after a crash and compares it with the writes that were acknowledged. */
export const checkWrites = async (
  location: DatabaseLocation,
  acknowledged: readonly string[],
): Promise<WritesFound> => {
  let database: Database | undefined;
  try {
    database = await openDatabase(location);
    return await compare(database, acknowledged);
  } catch {
    return { lost: acknowledged.length, torn: 0, unopenable: 1 };
  } finally {
    await database?.close().catch(() => undefined);
  }
};

const compare = async ({ pool }: Database, acknowledged: readonly string[]): Promise<WritesFound> => {
  const tables = await pool.query(`select from pg_tables where tablename = 'user_counter'`);
  if (tables.rows.length === 0) return { lost: acknowledged.length, torn: 0, unopenable: 0 };
  const { rows: writes } = await pool.query<Write>(
    `select title, count(*) as nodes, count(*) filter (where parent_id = $2) as moved
     from node where owner_id = $1 group by title`,
    [OWNER, TARGET],
  );
  const found = new Map(writes.map((write) => [write.title, write]));
  const lost = acknowledged.filter((line) => {
    const [kind, title = ''] = line.split(' ');
    const write = found.get(title);
    return write === undefined || (kind === 'move' && write.moved === 0);
  });
  const torn = writes.filter(({ nodes, moved }) => nodes !== BATCH || (moved !== 0 && moved !== BATCH));
  const counters = await pool.query<{ wrong: boolean }>(COUNTERS_AND_INDEXES, [OWNER]);
  return {
    lost: lost.length,
    torn: torn.length + counters.rows.filter(({ wrong }) => wrong).length,
    unopenable: 0,
  };
};

// The counter must equal the rows, and an index that recovery left behind its table shows as another count.
const COUNTERS_AND_INDEXES = `
  select coalesce((select files from user_counter where user_id = $1), 0)
    <> (select count(*) from node where owner_id = $1) as wrong
  union all
  select (select count(*) from (select id from node where owner_id = $1 and state = 0 order by last_modify, id) as ordered)
    <> (select count(*) from node where category = 'flow')`;
