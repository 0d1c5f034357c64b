import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../testing/start-postgres.ts';
import type { RunningPostgres } from '../testing/start-postgres.ts';
import { migratedTemplate } from '../testing/test-databases.ts';
import { runImageRounds } from './fsync-image.ts';
import { runKillRounds } from './kill-rounds.ts';

// Each round starts several processes, which a busy machine may take a minute for.
const clean = { lost: 0, torn: 0, unopenable: 0 };

describe('a killed writer', () => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-crash-'));
  let template = '';
  let server: RunningPostgres;

  beforeAll(async () => {
    template = await migratedTemplate();
    server = await startPostgres({ durable: true });
  });

  afterAll(async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('leaves whole acknowledged writes in the embedded database', async () => {
    const location = { dataDir: join(root, 'embedded'), template };
    const report = await runKillRounds({ location, rounds: 3, seed: 1 });
    expect(report).toMatchObject({ rounds: 3, ...clean });
    expect(report.acknowledged).toBeGreaterThan(6);
  });

  it('leaves whole acknowledged writes in PostgreSQL, even killed', async () => {
    const location = { url: server.url };
    const report = await runKillRounds({ location, rounds: 6, seed: 2, crashServer: server.crash });
    expect(report).toMatchObject({ rounds: 6, ...clean });
    expect(report.acknowledged).toBeGreaterThan(10);
  });

  it('is noticed when it acknowledges before it has written', async () => {
    const location = { dataDir: join(root, 'early'), template };
    const report = await runKillRounds({ location, rounds: 4, seed: 3, misbehaviour: 'acknowledges_early' });
    expect(report.lost).toBeGreaterThan(0);
  });

  it('is noticed in split transactions', async () => {
    const location = { dataDir: join(root, 'split'), template };
    const report = await runKillRounds({ location, rounds: 4, seed: 4, misbehaviour: 'splits_transactions' });
    expect(report.torn).toBeGreaterThan(0);
  });
});

describe('a power cut, imitated by what was forced to the disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-images-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('loses no acknowledged write of the embedded database', async () => {
    const template = await migratedTemplate();
    const report = await runImageRounds({ folder, template, rounds: 2, seed: 5, durability: 'checked' });
    expect(report).toMatchObject({ rounds: 2, ...clean });
    expect(report.acknowledged).toBeGreaterThan(3);
  });

  it('is noticed with PGlite as shipped', async () => {
    const template = await migratedTemplate();
    const report = await runImageRounds({
      folder,
      template,
      rounds: 2,
      seed: 6,
      durability: 'shipped_unchecked',
    });
    expect(report.lost + report.unopenable).toBeGreaterThan(0);
  });
});
