import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import type { DatabaseError } from '../../errors/database-error.ts';
import { openEmbedded } from './embedded.ts';
import { migratedTemplate } from '../testing/test-databases.ts';

const BROKEN_DISK = fileURLToPath(new URL('../testing/write-on-broken-disk.ts', import.meta.url));
const BROKEN_DISK_PRELOAD = new URL('../testing/failing-fsync-preload.ts', import.meta.url).href;
const HOLDER = fileURLToPath(new URL('../testing/hold-data-folder.ts', import.meta.url));

describe('the embedded database', () => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-embedded-'));
  let folders = 0;
  let dataDir = '';
  let template = '';

  beforeEach(async () => {
    dataDir = join(root, `data-${(folders += 1)}`);
    template = await migratedTemplate();
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('makes its folder and keeps writes', async () => {
    const first = await openDatabase({ dataDir });
    await first.pool.query('create table kept (value text)');
    await first.pool.query(`insert into kept values ('here')`);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await second.pool.query('select value from kept')).rows).toEqual([{ value: 'here' }]);
    await second.close();
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'server.lock']);
  });

  it('refuses a second server on its folder', async () => {
    const held = await openDatabase({ dataDir, template });
    const refusal = openDatabase({ dataDir });
    await expect(refusal).rejects.toMatchObject({ code: 'data_folder_in_use' });
    await expect(refusal).rejects.toThrow(dataDir);
    const other = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
    const told = other.stderr.setEncoding('utf8').toArray();
    const [exitCode] = (await once(other, 'exit')) as [number];
    expect(exitCode).toBe(1);
    expect((await told).join('')).toContain('data_folder_in_use');
    await held.close();
  });

  it('frees its folder when killed', async () => {
    await openDatabase({ dataDir, template }).then((database) => database.close());
    const other = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
    await once(other.stdout, 'data');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'data_folder_in_use' });
    other.kill('SIGKILL');
    await once(other, 'exit');
    const database = await openDatabase({ dataDir });
    await database.close();
  });

  it('refuses to start without durable writes', async () => {
    const refusal = openEmbedded({ dataDir, template, durability: 'shipped' });
    await expect(refusal).rejects.toMatchObject({ code: 'data_folder_not_durable' });
    const database = await openDatabase({ dataDir });
    const settings = await database.pool.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, current_setting('wal_sync_method') as method`,
    );
    expect(settings.rows).toEqual([{ fsync: 'on', commit: 'on', pages: 'on', method: 'fsync' }]);
    await database.close();
  });

  it('starts over after a cut-off start', async () => {
    const half = join(dataDir, 'database.new');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18\n');
    const database = await openDatabase({ dataDir, template });
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(half)).toBe(false);
  });

  it('refuses foreign, damaged and misplaced folders', async () => {
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    const other = openDatabase({ dataDir });
    await expect(other).rejects.toMatchObject({ code: 'data_folder_unusable' });
    await expect(other).rejects.toThrow('PostgreSQL 17');
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'data_folder_unusable' });
    const file = join(root, 'file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: file })).rejects.toMatchObject({ code: 'data_folder_unusable' });
  });

  it('fails open queries when its worker stops', async () => {
    const failures: DatabaseError[] = [];
    const database = await openDatabase(
      { dataDir, template },
      { onFailure: (error) => failures.push(error) },
    );
    // Without a place for its log the engine panics at the next segment, as on a full disk.
    rmSync(join(dataDir, 'database', 'pg_wal'), { recursive: true });
    await database.pool.query('select pg_switch_wal()');
    const grow = database.pool.query('create table grown as select generate_series(1, 1000000) as n');
    await expect(grow).rejects.toMatchObject({ code: 'database_stopped' });
    await expect(database.pool.query('select 1')).rejects.toMatchObject({ code: 'database_stopped' });
    expect(failures).toMatchObject([{ code: 'database_stopped' }]);
    await database.close();
  });

  it('acknowledges nothing unforced, and stops', async () => {
    const child = spawn(process.execPath, [BROKEN_DISK, dataDir], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        NODE_OPTIONS: `--import ${BROKEN_DISK_PRELOAD}`,
        CHARTDOCK_BROKEN_DISK: join(root, `broken-${folders}`),
      },
    });
    const told = (await child.stdout.setEncoding('utf8').toArray()).join('');
    const { outcome, failures } = JSON.parse(told) as { outcome: string; failures: string[] };
    expect(outcome).toBe('database_stopped');
    expect(failures).toEqual([expect.stringContaining('could not be forced to the disk')]);
    const database = await openDatabase({ dataDir });
    const kept = await database.pool.query('select value from kept');
    expect(kept.rows[0]).toEqual({ value: 'before' });
    await database.close();
  });

  it('answers other work while a long query runs', async () => {
    const database = await openDatabase({ dataDir, template });
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 1);
    const rows = await database.pool.query('select count(*) as n from generate_series(1, 2000000)');
    clearInterval(ticking);
    expect(rows.rows).toEqual([{ n: 2_000_000 }]);
    expect(ticks).toBeGreaterThan(5);
    await database.close();
  });

  it('carries values larger than one message', async () => {
    const database = await openDatabase({ dataDir, template });
    const large = '图x'.repeat(3_000_000);
    const answer = await database.pool.query<{ same: string }>('select $1::text as same', [large]);
    expect(answer.rows[0]?.same === large).toBe(true);
    await database.close();
  });
});
