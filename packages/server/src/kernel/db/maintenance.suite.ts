import { expect, it } from 'vitest';
import { maintainDatabase } from './maintenance.ts';
import { tableKeys } from '../../domains/table-keys.ts';
import type { DatabaseUnderTest } from './testing/describe-on-both-databases.ts';
import { fillDatabase } from './testing/fill-database.ts';

/** Proves that maintenance reaches every table and leaves the data and the connection as they were. */
export const maintenanceSuite = ({ open, kind }: DatabaseUnderTest): void => {
  it('frees dead rows and counts others', async () => {
    const database = await open();
    await database.db.connection().execute((db) => fillDatabase(db, 500));
    await database.db.deleteFrom('node').where('kind', '=', 1).execute();

    await maintainDatabase(database, Object.keys(tableKeys));

    const tables = await database.pool.query<{ name: string; rows: number }>(
      `select relname as name, reltuples as rows from pg_class where relname = any($1) order by relname`,
      [Object.keys(tableKeys)],
    );
    const expected = Object.keys(tableKeys)
      .toSorted()
      .map((name) => ({ name, rows: name === 'node' ? 250 : 500 }));
    expect(tables.rows).toEqual(expected);
    const rows = await database.db.selectFrom('node').select('id').execute();
    expect(rows).toHaveLength(250);
    const limit = await database.pool.query<{ statement_timeout: string }>('show statement_timeout');
    expect(limit.rows[0]?.statement_timeout).toBe(kind === 'postgres' ? '5s' : '0');
  });
};
