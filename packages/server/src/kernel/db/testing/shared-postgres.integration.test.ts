import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { sharePostgres, sharedPostgresFolder } from './shared-postgres.ts';
import { startPostgresTestDatabase } from './test-databases.ts';
import type { TestDatabase } from './test-databases.ts';

const outer = sharedPostgresFolder();
const open: TestDatabase[] = [];

const start = async (): Promise<TestDatabase> => {
  const database = await startPostgresTestDatabase();
  open.push(database);
  return database;
};

const portOf = async (testDatabase: TestDatabase): Promise<unknown> => {
  const { db } = await testDatabase.open();
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(db);
  return rows[0]?.port;
};

describe('test files on PostgreSQL', () => {
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
    if (outer !== undefined) process.env['CHARTDOCK_TEST_POSTGRES'] = outer;
  });

  it('share one server with own databases', async () => {
    const stop = sharePostgres();
    const [first, second] = await Promise.all([start(), start()]);
    expect(await portOf(first)).toBe(await portOf(second));
    const { db } = await first.open();
    await sql`create table only_in_the_first (id integer)`.execute(db);
    const there = sql<{ name: string | null }>`select to_regclass('only_in_the_first')::text as name`;
    expect((await there.execute((await second.open()).db)).rows).toEqual([{ name: null }]);
    for (const database of open.splice(0)) await database.close();
    await stop();
    expect(sharedPostgresFolder()).toBeUndefined();
  });
});
