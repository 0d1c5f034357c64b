import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { openDatabase } from './database.ts';
import { runDatabaseMove } from '../../domains/move-database.ts';
import type { MovedTable } from './move.ts';
import { tableKeys } from '../../domains/table-keys.ts';
import type { Schema } from './schema.ts';
import { fillDatabase } from './testing/fill-database.ts';
import { startPostgres } from './testing/start-postgres.ts';
import type { RunningPostgres } from './testing/start-postgres.ts';
import { migratedTemplate } from './testing/test-databases.ts';

const ROWS = 2_345;

describe('runDatabaseMove', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-move-'));
  const from = join(folder, 'source');
  let server: RunningPostgres;
  let to: string;
  let targets = 0;

  beforeAll(async () => {
    server = await startPostgres();
    const source = await openDatabase({ dataDir: from, template: await migratedTemplate() });
    await source.db.connection().execute((db) => fillDatabase(db, ROWS));
    await source.close();
  });

  beforeEach(async () => {
    const name = `target_${(targets += 1)}`;
    const admin = await openDatabase({ url: server.url });
    await admin.pool.query(`create database ${name} template template0`);
    await admin.close();
    to = server.url.replace(/postgres$/, name);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const countOf = async (table: string): Promise<number> => {
    const target = await openDatabase({ url: to });
    const { rows } = await target.pool.query<{ n: number }>(`select count(*) as n from ${table}`);
    await target.close();
    return rows[0]?.n ?? -1;
  };

  it('copies every row with equal hashes', async () => {
    const told: MovedTable[] = [];
    const moved = await runDatabaseMove({ from, to, onTable: (table) => told.push(table) });
    expect(told).toEqual(moved);
    expect(moved.map(({ table }) => table)).toEqual(Object.keys(tableKeys));
    expect(new Set(moved.map(({ rows }) => rows))).toEqual(new Set([ROWS]));
    expect(await textOf({ dataDir: from })).toEqual(await textOf({ url: to }));
  });

  it('leaves the source for a second move', async () => {
    const first = await runDatabaseMove({ from, to });
    await expect(runDatabaseMove({ from, to })).rejects.toMatchObject({ code: 'move_target_not_empty' });
    const admin = await openDatabase({ url: to });
    await sql`truncate ${sql.join(Object.keys(tableKeys).map((table) => sql.table(table)))}`.execute(
      admin.db,
    );
    await admin.close();
    expect(await runDatabaseMove({ from, to })).toEqual(first);
  });

  const spoils: Readonly<Record<string, (db: Kysely<Schema>) => Promise<unknown>>> = {
    'a changed title': (db) =>
      sql`update node set title = title || ' ' where title like '% 2000'`.execute(db),
    'a changed null': (db) =>
      sql`update node_body set def = '{}' where def is null and updated_at = 2344`.execute(db),
    'a changed byte': (db) =>
      sql`update idempotency set fingerprint = '\\x00fe' where key = 'key 17'`.execute(db),
    'a missing row': (db) => sql`delete from favourite where created_at = 2345`.execute(db),
    'an added row': (db) =>
      db.insertInto('app_meta').values({ key: 'x', value: 'x', updated_at: 0 }).execute(),
  };

  it.each(Object.keys(spoils))('refuses to finish after %s and moves nothing', async (name) => {
    const afterCopy = async (db: Kysely<Schema>): Promise<void> => void (await spoils[name]?.(db));
    await expect(runDatabaseMove({ from, to, afterCopy })).rejects.toMatchObject({ code: 'move_mismatch' });
    expect(await countOf('node')).toBe(0);
    expect(await countOf('app_meta')).toBe(0);
  });

  it('refuses a filled target', async () => {
    await runDatabaseMove({ from, to });
    await expect(runDatabaseMove({ from, to })).rejects.toMatchObject({ code: 'move_target_not_empty' });
    expect(await countOf('node')).toBe(ROWS);
  });

  it('refuses a folder without database', async () => {
    const missing = join(folder, 'missing');
    await expect(runDatabaseMove({ from: missing, to })).rejects.toMatchObject({ code: 'move_source_empty' });
    await expect(runDatabaseMove({ from: missing, to })).rejects.toMatchObject({ code: 'move_source_empty' });
  });

  it('refuses a folder that a server is using', async () => {
    const server = await openDatabase({ dataDir: from });
    await expect(runDatabaseMove({ from, to })).rejects.toMatchObject({ code: 'data_folder_in_use' });
    await server.close();
  });
});

const textOf = async (location: Parameters<typeof openDatabase>[0]): Promise<string[]> => {
  const database = await openDatabase(location);
  const lines: string[] = [];
  for (const table of Object.keys(tableKeys)) {
    const answer = await database.pool.query<{ text: string }>(
      `select t::text as text from ${table} t order by t::text collate "C"`,
    );
    lines.push(...answer.rows.map(({ text }) => `${table} ${text}`));
  }
  await database.close();
  return lines;
};
