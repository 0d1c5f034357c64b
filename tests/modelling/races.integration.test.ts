import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startEmbeddedTestDatabase,
  startPostgresTestDatabase,
} from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { runRaces } from './races.ts';
import { saveOnTwoServers } from './savers-on-two-servers.ts';

const SCRIPT = fileURLToPath(new URL('../race-check.ts', import.meta.url));

const databases = { embedded: startEmbeddedTestDatabase, postgres: startPostgresTestDatabase } as const;

// A busy machine takes minutes for what a quiet one does in seconds.

describe.each(['embedded', 'postgres'] as const)('20 calls at once at one file left (%s)', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.close());

  it('make one file, and restore each once', async () => {
    expect(await runRaces(database, { rounds: 2 })).toEqual({ rounds: 2, faults: [] });
  });
});

it('shows unserialised tree writes (negative control)', async () => {
  const args = [SCRIPT, 'postgres', '--rounds', '2', '--control'];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toContain('! create: answers');
});

describe('eight people who add to one text through two servers', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await startPostgresTestDatabase();
  });
  afterAll(() => database.close());

  it('lose no line that was acknowledged', async () => {
    const outcome = await saveOnTwoServers(database, { savers: 8, lines: 2 });
    expect(outcome).toMatchObject({ acknowledged: 16, lost: 0, strange: 0, versionsBeyond: 0 });
    expect(outcome.conflicts).toBeGreaterThan(0);
  });
});

it('shows servers without version checks (negative control)', async () => {
  const script = fileURLToPath(new URL('../race-savers.ts', import.meta.url));
  const args = [script, 'postgres', '--savers', '8', '--lines', '2', '--control'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/"lost":[1-9]/);
});

it('shows saves without version checks (negative control)', async () => {
  const script = fileURLToPath(new URL('../race-savers.ts', import.meta.url));
  const args = [script, 'embedded', '--rounds', '3', '--control'];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toContain('"won":6');
});
