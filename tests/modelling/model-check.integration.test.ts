import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startEmbeddedTestDatabase,
  startPostgresTestDatabase,
} from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import type { BrokenBuildName } from './broken-builds.ts';
import { runSequences } from './run-sequences.ts';

const SCRIPT = fileURLToPath(new URL('../model-check.ts', import.meta.url));

// A slice of the full run, which `node tests/model-check.ts` makes.
const SLICE = { seed: 1, sequences: 25 };

const databases = { embedded: startEmbeddedTestDatabase, postgres: startPostgresTestDatabase } as const;

// A busy machine takes minutes for what a quiet one does in seconds.

describe.each(['embedded', 'postgres'] as const)('random sequences of three people (%s)', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.close());

  it('leave area, server and model agreed', async () => {
    const report = await runSequences(database, SLICE);
    expect(report.failed.map(({ seed, story, faults }) => ({ seed, story, faults }))).toEqual([]);
    expect(report.unsound).toEqual([]);
    expect(report.steps).toBeGreaterThan(SLICE.sequences * 3);
    // The slice meets refusals of the file area and of the server too.
    const said = Object.keys(report.answers);
    expect(said).toEqual(expect.arrayContaining(['done', 'refused: already_there', 'failed: 70013']));
  });
});

describe('a build that is broken on purpose', () => {
  const run = async (control: BrokenBuildName): Promise<string> => {
    const args = [SCRIPT, '--database', 'postgres', '--sequences', '240', '--control', control];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  };

  it.each([
    ['cycle', 'expected failed: 70005'],
    ['children', 'a folder whose counter differs from its live children'],
    ['rights', 'expected failed: 70013'],
  ] as const)('is found without its %s', async (control, said) => {
    expect(await run(control)).toContain(said);
  });
});
