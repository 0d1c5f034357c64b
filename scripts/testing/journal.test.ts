import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalLine } from './journal.ts';
import { afterLines, journalReader, nothingRun, stillFiles, writeLine } from './journal.ts';
import { tallyProgress, tallySoFar } from './tally-progress.ts';

const a = { project: 'unit', path: 'a.test.ts' };
const b = { project: 'unit', path: 'b.test.ts' };
const planned: JournalLine = { kind: 'planned', files: [a, b], ms: 1_000 };
const test = (title: string, more: Partial<JournalLine> = {}): JournalLine =>
  ({ kind: 'test', ...a, title, state: 'passed', tries: 1, took: 5, ms: 2_000, ...more }) as JournalLine;

const tally = (...lines: readonly JournalLine[]): ReturnType<typeof tallyProgress> =>
  tallyProgress(afterLines(nothingRun, lines), 0);

describe('the tally of a journal', () => {
  it('counts passed, failed and skipped tests of all files', () => {
    const lines: JournalLine[] = [
      planned,
      test('adds'),
      test('subtracts', { state: 'failed' }),
      test('divides', { state: 'skipped' }),
      { kind: 'ended', ...a, ms: 3_000 },
      test('logs', b),
      { kind: 'ended', ...b, ms: 4_000 },
    ];
    expect(tally(...lines)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      triedTwice: [],
      unfinished: [],
    });
  });

  it('lists tests that passed at the second try', () => {
    expect(tally(planned, test('adds', { tries: 2 }))).toMatchObject({ passed: 1, triedTwice: ['adds'] });
    const told = test('adds', { tries: 2, before: 'A is not shown' });
    expect(tally(planned, told)).toMatchObject({ triedTwice: ['adds: A is not shown'] });
  });

  it('counts broken, lost and hung files', () => {
    const broken: JournalLine = { kind: 'broken', ...a, ms: 3_000 };
    expect(tally(planned, broken, { kind: 'lost', ...b, ms: 3_000 })).toMatchObject({
      failed: 2,
      unfinished: ['its process ended: b.test.ts'],
    });
    expect(tally(planned, broken, { kind: 'hung', ...b, title: 'waits', ms: 3_000 })).toMatchObject({
      failed: 2,
      unfinished: ['hung: b.test.ts at: waits'],
    });
  });

  it('names unended and unbegun files', () => {
    expect(tally(planned, { kind: 'begun', ...a, ms: 2_000 }, test('adds'))).toMatchObject({
      passed: 1,
      failed: 1,
      unfinished: ['stopped: a.test.ts', 'not run: b.test.ts'],
    });
  });

  it('counts a bad exit code', () => {
    const run = afterLines(nothingRun, [planned, test('adds'), { kind: 'ended', ...a, ms: 3_000 }]);
    expect(tallyProgress(run, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts an empty plan, not the beginning', () => {
    expect(tally()).toMatchObject({ passed: 0, failed: 1 });
    expect(tallySoFar(nothingRun)).toMatchObject({ passed: 0, failed: 0 });
  });

  it('forgets a file planned again', () => {
    const again: JournalLine = { ...planned, ms: 5_000 };
    expect(tally(planned, test('adds'), again, test('adds'), { kind: 'ended', ...a, ms: 6_000 }).passed).toBe(
      1,
    );
    const over: JournalLine = { kind: 'ended', ...a, ms: 4_000 };
    expect(tally(planned, test('adds'), over, again).passed).toBe(1);
  });
});

describe('a file that stands still', () => {
  const begun: JournalLine = { kind: 'begun', ...a, ms: 2_000 };
  const still = (now: number, ...lines: readonly JournalLine[]): readonly string[] =>
    stillFiles(afterLines(nothingRun, [planned, ...lines]), now, 10_000).map(({ path }) => path);

  it('is one that stopped moving', () => {
    expect(still(11_999, begun)).toEqual([]);
    expect(still(12_000, begun)).toEqual(['a.test.ts']);
  });

  it('counts from the last test that began or ended', () => {
    expect(still(18_999, begun, test('adds', { ms: 9_000 }))).toEqual([]);
    expect(still(18_999, begun, { kind: 'at', ...a, title: 'adds', ms: 9_000 })).toEqual([]);
    expect(still(19_000, begun, test('adds', { ms: 9_000 }))).toEqual(['a.test.ts']);
  });

  it('is none waiting or over', () => {
    expect(still(99_000)).toEqual([]);
    expect(still(99_000, begun, { kind: 'ended', ...a, ms: 3_000 })).toEqual([]);
  });
});

describe('reading a journal', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chartdock-journal-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('continues through half-written lines', () => {
    const journal = join(folder, 'journal');
    const read = journalReader(journal);
    expect(read()).toEqual(nothingRun);
    writeLine(journal, planned);
    const line = `${JSON.stringify(test('加法'))}\n`;
    appendFileSync(journal, line.slice(0, 30));
    expect(tallyProgress(read(), 0).passed).toBe(0);
    appendFileSync(journal, line.slice(30));
    expect(tallyProgress(read(), 0).passed).toBe(1);
    expect(tallyProgress(read(), 0).passed).toBe(1);
  });
});
