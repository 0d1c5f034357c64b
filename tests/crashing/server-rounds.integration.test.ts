import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningPostgres } from '../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { startPostgres } from '../../packages/server/src/kernel/db/testing/start-postgres.ts';
import {
  copyDatabaseFolder,
  databaseFolderOf,
} from '../../packages/server/src/kernel/db/embedded/data-folder.ts';
import { migratedTemplate } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { runServerRounds } from './server-rounds.ts';

const sound = { lost: 0, halfDone: 0, faults: [] };

// Each round starts several processes, which a busy machine may take a minute for.

describe('a server that is killed while clients write', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-killed-'));
  const dataDir = join(folder, 'data');
  let postgres: RunningPostgres;

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
  });

  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const onPostgres = () => ({ location: { url: postgres.url }, env: { DATABASE_URL: postgres.url } });

  it('loses no acknowledged write in the embedded database', async () => {
    // Begins with a ready database, because making one is not what this is about.
    mkdirSync(dataDir);
    copyDatabaseFolder(await migratedTemplate(), databaseFolderOf(dataDir));
    const env = { CHARTDOCK_DATA: dataDir, DATABASE_URL: '' };
    const report = await runServerRounds({ location: { dataDir }, env, rounds: 2, seed: 1 });
    expect(report).toMatchObject({ rounds: 2, ...sound });
    expect(report.acknowledged).toBeGreaterThan(1);
  });

  it('loses no acknowledged write in killed PostgreSQL', async () => {
    const report = await runServerRounds({
      ...onPostgres(),
      rounds: 4,
      seed: 2,
      crashDatabase: postgres.crash,
    });
    expect(report).toMatchObject({ rounds: 4, ...sound });
    expect(report.acknowledged).toBeGreaterThan(3);
  });

  it('is noticed at lost or differing rows', async () => {
    const gone = await runServerRounds({
      ...onPostgres(),
      rounds: 1,
      seed: 3,
      spoil: ({ pool }) => pool.query(`update node set parent_id = owner_id where title like 'round 1 %'`),
    });
    expect(gone.lost).toBeGreaterThan(0);
    expect(gone.faults.map(({ rule }) => rule)).toEqual([
      'a folder whose counter differs from its live children',
    ]);
  });
});
