import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from './database.ts';
import { requireVersion } from './postgres.ts';
import { findPostgresBinaries } from './testing/postgres-binaries.ts';
import { startPostgres } from './testing/start-postgres.ts';
import type { RunningPostgres } from './testing/start-postgres.ts';
import { transaction } from './transaction.ts';

describe('PostgreSQL', () => {
  let server: RunningPostgres;

  beforeAll(async () => {
    server = await startPostgres({ durable: true });
  });

  afterAll(() => server.stop());

  it('plans for one process alone on every connection', async () => {
    const database = await openDatabase({ url: server.url });
    const { rows } = await database.pool.query<{ jit: string; workers: string }>(
      `select current_setting('jit') as jit, current_setting('max_parallel_workers_per_gather') as workers`,
    );
    expect(rows).toEqual([{ jit: 'off', workers: '0' }]);
    await database.close();
  });

  it('limits every connection at its start', async () => {
    const database = await openDatabase({ url: server.url });
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone'];
    const settings = await database.pool.query<{ setting: string }>(
      `select current_setting(name) as setting from unnest($1::text[]) with ordinality as t (name, n) order by n`,
      [names],
    );
    expect(settings.rows.map(({ setting }) => setting)).toEqual(['5s', '2s', '10s', 'UTC']);
    const slow = database.pool.query(`set statement_timeout = 50; select pg_sleep(30)`);
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect(database.pool.options.max).toBe(10);
    await database.close();
  });

  it('continues after a crash, keeping nothing partial', async () => {
    const database = await openDatabase({ url: server.url });
    await database.pool.query('create table counted (n int)');
    const broken = transaction(database.db, async (tx) => {
      await sql`insert into counted values (1)`.execute(tx);
      await server.crash();
      await sql`insert into counted values (2)`.execute(tx);
    });
    await expect(broken).rejects.toThrow();
    const { rows } = await database.pool.query('select count(*) as n from counted');
    expect(rows).toEqual([{ n: 0 }]);
    await database.close();
  });

  it('is reported as unreachable', async () => {
    const nobody = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/postgres' });
    await expect(nobody).rejects.toMatchObject({ code: 'database_unreachable' });
    const missing = openDatabase({ url: server.url.replace(/postgres$/, 'missing') });
    await expect(missing).rejects.toMatchObject({ code: 'database_unreachable' });
  });

  it('is refused when it is older than 15', () => {
    expect(() => requireVersion('140011')).toThrow('PostgreSQL 15 or newer is needed, the server is 14.');
    expect(() => requireVersion('150000')).not.toThrow();
    expect(() => requireVersion('180004')).not.toThrow();
    expect(() => requireVersion(undefined)).toThrow();
  });

  it('is never skipped without PostgreSQL', () => {
    expect(() => findPostgresBinaries('', '/missing')).toThrow('No PostgreSQL server was found');
  });
});
