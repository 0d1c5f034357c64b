import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  copyDatabaseFolder,
  databaseFolderOf,
} from '../../packages/server/src/kernel/db/embedded/data-folder.ts';
import { migratedTemplate } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { runMemory } from './memory-run.ts';

const LIMIT = 1.3;

describe('the memory of a server', () => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-memory-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  /** A slice of what `tests/memory-check.ts` measures: seconds in place of minutes. */
  const measure = async (attacks: {
    readonly stalls: number;
    readonly signIns: number;
    readonly leakedBytes: number;
  }) => {
    const dataDir = join(root, `data-${attacks.leakedBytes}`);
    mkdirSync(dataDir);
    copyDatabaseFolder(await migratedTemplate(), databaseFolderOf(dataDir));
    return runMemory({
      env: { CHARTDOCK_DATA: dataDir, DATABASE_URL: '' },
      ...attacks,
      ...{ warmMs: 5_000, mixedMs: 5_000, conversations: 8, pauseMs: 10 },
      ...{ restMs: 6_000, enough: LIMIT, seed: 1 },
    });
  };

  it.concurrent('recovers after stalled uploads, wrong passwords and load', async () => {
    const report = await measure({ stalls: 20, signIns: 200, leakedBytes: 0 });
    expect(report).toMatchObject({ stalled: 20, signIns: 200 });
    expect(report.steps).toBeGreaterThan(10);
    expect(report.ratio).toBeLessThanOrEqual(LIMIT);
  });

  it.concurrent('shows leaks of sign-in attempts (negative control)', async () => {
    const report = await measure({ stalls: 0, signIns: 200, leakedBytes: 4 * 1_048_576 });
    expect(report.ratio).toBeGreaterThan(LIMIT);
  });
});
