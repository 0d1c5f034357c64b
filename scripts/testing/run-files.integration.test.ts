import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tally } from '../reporting/report.ts';
import { fromRoot, inRoot } from '../repository/paths.ts';
import { journalReader } from './journal.ts';
import { runFiles } from './run-files.ts';

const moduleAt = (path: string): string => pathToFileURL(inRoot('scripts/testing', path)).href;

/** A run of its own beside the one that runs this. */
const config = `
import { readHandedOver } from '${moduleAt('handed-over.ts')}';
import { createJournalReporter } from '${moduleAt('journal-reporter.ts')}';
import { filesOf, toldProject } from '${moduleAt('told-project.ts')}';

const handedOver = readHandedOver();
const test = { ...toldProject('unit', handedOver), include: filesOf('unit', ['**/*.test.ts'], handedOver) };
const reporters = [createJournalReporter(handedOver.journal)];
export default { test: { reporters, testTimeout: 0, projects: [{ extends: true, test }] } };
`;

const passing = `import { it } from 'vitest'; it('passes', () => {});`;

// Long enough for a file to be loaded on a slow machine; it is what the tests below wait for.
const STILL_MS = 25_000;

let folder: string;
let lines: string[];

beforeEach(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  folder = mkdtempSync(inRoot('.cache/run-files-'));
  writeFileSync(join(folder, 'vitest.config.ts'), config);
  lines = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const runAll = (
  files: Readonly<Record<string, string>>,
  signal: AbortSignal = new AbortController().signal,
): Promise<Tally> => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return runFiles({
    journal: join(folder, 'journal'),
    projects: ['unit'],
    args: ['--root', folder, '--config', join(folder, 'vitest.config.ts')],
    workers: 2,
    // A run within a run must not take itself for a worker of the outer one.
    env: { VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '' },
    stillMs: STILL_MS,
    signal,
    print: (line) => void lines.push(line),
  });
};

const path = (name: string): string => fromRoot(join(folder, name));

describe('a run of test files', () => {
  it('counts passed, failed and unloadable files', async () => {
    const tally = await runAll({
      'a.test.ts': `${passing} it('fails', () => { throw new Error('no'); }); it['skip']('waits', () => {});`,
      'b.test.ts': `import './missing.ts'; ${passing}`,
    });
    expect(tally).toEqual({ passed: 1, failed: 2, skipped: 1, triedTwice: [], unfinished: [] });
  });

  it('ends hanging files and continues', async () => {
    const tally = await runAll({
      'a.test.ts': `${passing} it('spins', () => { for (;;); });`,
      'b.test.ts': `import { it } from 'vitest'; it('waits for ever', () => new Promise(() => {}));`,
      'c.test.ts': passing,
      'd.test.ts': `for (;;);`,
    });
    // What a file passed just before it blocked its process may not have been told.
    expect([1, 2]).toContain(tally.passed);
    expect(tally).toMatchObject({ failed: 3 });
    expect([...tally.unfinished].sort()).toEqual([
      `hung: ${path('a.test.ts')} at: spins`,
      `hung: ${path('b.test.ts')} at: waits for ever`,
      `hung: ${path('d.test.ts')} at: loading it`,
    ]);
    expect(lines).toContain(`HUNG ${path('a.test.ts')}: nothing ended for 0.4 minutes at: spins`);
  });

  it('starts again after a killed runner', async () => {
    const kill = `import { it } from 'vitest'; it('kills', () => { process.kill(process.ppid, 'SIGKILL'); for (;;); });`;
    const tally = await runAll({ 'a.test.ts': kill, 'b.test.ts': passing, 'c.test.ts': passing });
    expect(tally).toMatchObject({
      passed: 2,
      failed: 1,
      unfinished: [`its process ended: ${path('a.test.ts')} at: kills`],
    });
  });

  it('counts its results when stopped', async () => {
    const stopping = new AbortController();
    const waits = `${passing} it('waits', () => new Promise(() => {}));`;
    const running = runAll({ 'a.test.ts': waits, 'b.test.ts': waits, 'c.test.ts': passing }, stopping.signal);
    const read = journalReader(join(folder, 'journal'));
    const waiting = (): number =>
      [...read().files.values()].filter(({ at, passed }) => at === 'waits' && passed === 1).length;
    await expect.poll(waiting).toBe(2);
    stopping.abort();
    const tally = await running;
    expect(tally).toMatchObject({ passed: 2, failed: 1 });
    expect([...tally.unfinished].sort()).toEqual([
      `not run: ${path('c.test.ts')}`,
      `stopped: ${path('a.test.ts')} at: waits`,
      `stopped: ${path('b.test.ts')} at: waits`,
    ]);
  });
});
