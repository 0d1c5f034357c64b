import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { tableKeys } from '../../domains/table-keys.ts';

const TABLES = Object.keys(tableKeys);
const KEPT = 'kept_rows';

/** Tries are counted against the account named in them; that is no change of theirs. */
const COUNTED: ReadonlySet<string> = new Set(['rate_limit']);

/** Every row of a database as it was at one moment. */
export interface KeptRows {
  /** Returns whether a row, of any table, that names one of some ids or texts is not as it was, or came or went. */
  readonly haveChanged: () => Promise<boolean>;
  /** Puts back every row of every table that is not as it was. */
  readonly restore: () => Promise<void>;
}

/** Keeps every row of every table, and looks at those that hold one of some ids or texts. */
export const keepRows = async (db: Handle, ids: readonly string[]): Promise<KeptRows> => {
  await sql.raw(`drop schema if exists ${KEPT} cascade`).execute(db);
  await sql.raw(`create schema ${KEPT}`).execute(db);
  for (const table of TABLES)
    await sql.raw(`create table ${KEPT}.${table} as table public.${table}`).execute(db);
  // Unchanged rows stay where they are, so that tables do not fill with the dead rows of every restore.
  const steps = TABLES.map(
    (table) => `
      delete from public.${table} t where not exists (select from ${KEPT}.${table} k where k::text = t::text);
      insert into public.${table} select * from ${KEPT}.${table} k
        where not exists (select from public.${table} t where t::text = k::text);`,
  );
  const restore = sql.raw(`do $restore$ begin ${steps.join('\n')} end $restore$`);
  const watched = TABLES.filter((table) => !COUNTED.has(table)).map(
    (table): RawBuilder<unknown> =>
      sql`select ${sql.lit(table)} || t::text as line from ${sql.table(table)} t where t::text ~ ${ids.join('|')}`,
  );
  const sum = sql<{ sum: string }>`
    select coalesce(md5(string_agg(line, '|' order by line)), '') as sum from (${sql.join(watched, sql` union all `)}) lines`;
  const readSum = async (): Promise<string> => (await sum.execute(db)).rows[0]?.sum ?? '';
  const before = await readSum();
  let looked = await readEndOfLog(db);
  return {
    haveChanged: async () => {
      const end = await readEndOfLog(db);
      // Nothing was written at all since the last look, by anyone: then there is nothing to sum up.
      if (end === looked) return false;
      looked = end;
      return (await readSum()) !== before;
    },
    restore: async () => {
      await restore.execute(db);
      looked = await readEndOfLog(db);
    },
  };
};

/** Reads where the log of the database ends: every write moves it. */
const readEndOfLog = async (db: Handle): Promise<string> => {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_insert_lsn()::text as at`.execute(db);
  return rows[0]?.at ?? '';
};
