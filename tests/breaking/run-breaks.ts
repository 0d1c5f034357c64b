import { readFileSync } from 'node:fs';
import type { TestModule, Vitest } from 'vitest/node';
import { inRoot } from '../../scripts/repository/paths.ts';
import { calibrate } from '../../scripts/testing/calibration.ts';
import { PATIENCE, patienceOf } from '../../scripts/testing/patience.ts';
import type { BreakLine } from './break-line.ts';
import { applyBreak } from './break-line.ts';
import { breakVariable } from './break-plugin.ts';
import type { NamedTests } from './find-tests.ts';
import { titlePattern } from './find-tests.ts';

/** Says how a broken build fared: `red` is what a true title gives. */
export type Verdict = 'red' | 'green' | 'untested' | 'stale' | 'unloadable' | 'slow';

/** Describes one line that has been tried. */
export interface TriedLine {
  readonly line: BreakLine;
  readonly verdict: Verdict;
  readonly detail: string;
}

// Every component test would run twice; one runtime is enough to see whether it looks.
const projects = ['unit', 'integration', 'react'];

const start = async (): Promise<Vitest> => {
  process.env[breakVariable] = '';
  // What waits for something broken waits in vain.
  process.env[PATIENCE] = String(patienceOf(calibrate().timesSlower, true));
  // As with the runtimes, one database is enough to see whether a test looks.
  process.env['CHARTDOCK_TEST_DATABASE'] = 'embedded';
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: inRoot(),
    project: projects,
    watch: false,
    reporters: [{}],
    maxWorkers: 2,
    silent: true,
    // The first test that fails has answered the question.
    bail: 1,
    passWithNoTests: true,
  });
  await vitest.standalone();
  return vitest;
};

type Judgement = Pick<TriedLine, 'verdict' | 'detail'>;

const firstLine = (text: string): string => text.split('\n')[0] ?? '';

const judge = (modules: readonly TestModule[]): Judgement => {
  const unloaded = modules.flatMap((module) => module.errors());
  if (unloaded.length > 0) return { verdict: 'unloadable', detail: unloaded[0]?.message ?? '' };
  const results = modules.flatMap((module) => [...module.children.allTests()]);
  const states = results.map((test) => test.result().state);
  if (states.includes('failed') || modules.some((module) => module.state() === 'failed')) {
    const error = results.flatMap((test) => test.result().errors ?? [])[0];
    return { verdict: 'red', detail: firstLine(error?.message ?? 'the file failed') };
  }
  return states.includes('passed')
    ? { verdict: 'green', detail: 'its tests pass although it is broken' }
    : { verdict: 'untested', detail: 'no test that names it ran' };
};

/** Runs the tests that name a requirement, with a line applied or as everything stands. */
const runNamed = async (
  vitest: Vitest,
  tests: NamedTests,
  line: BreakLine | undefined,
): Promise<Judgement> => {
  const specifications = await vitest.globTestSpecifications([...tests.files]);
  const wanted = new Set(tests.files.map((file) => inRoot(file)));
  if (line !== undefined) {
    process.env[breakVariable] = JSON.stringify(line);
    vitest.invalidateFile(inRoot(line.file));
  }
  vitest.setGlobalTestNamePattern(titlePattern(tests.brackets));
  try {
    const { testModules } = await vitest.runTestSpecifications(
      specifications.filter(({ moduleId }) => wanted.has(moduleId)),
    );
    // What an earlier line turned red is among them still.
    return judge(testModules.filter(({ moduleId }) => wanted.has(moduleId)));
  } finally {
    process.env[breakVariable] = '';
    if (line !== undefined) vitest.invalidateFile(inRoot(line.file));
  }
};

const tryLine = async (
  vitest: Vitest,
  line: BreakLine,
  tests: NamedTests | undefined,
): Promise<Judgement> => {
  if (tests === undefined) return { verdict: 'untested', detail: 'no title names it' };
  try {
    applyBreak(line, readFileSync(inRoot(line.file), 'utf8'));
  } catch (error) {
    return { verdict: 'stale', detail: error instanceof Error ? error.message : String(error) };
  }
  const judged = await runNamed(vitest, tests, line);
  if (judged.verdict !== 'red' || !/timed out/.test(judged.detail)) return judged;
  // On a machine that is busy elsewhere a test runs out of time without being broken.
  const whole = await runNamed(vitest, tests, undefined);
  return whole.verdict === 'green' ? judged : { verdict: 'slow', detail: 'its tests fail as it stands, too' };
};

/** Tries lines one after the other: breaks the file in memory and runs the tests whose titles name the requirement. */
export const runBreaks = async (
  lines: readonly BreakLine[],
  named: ReadonlyMap<string, NamedTests>,
  report: (tried: TriedLine) => void,
): Promise<TriedLine[]> => {
  const vitest = await start();
  const tried: TriedLine[] = [];
  try {
    for (const line of lines) {
      const one = { line, ...(await tryLine(vitest, line, named.get(line.id))) };
      report(one);
      tried.push(one);
    }
  } finally {
    await vitest.close();
    delete process.env[breakVariable];
  }
  return tried;
};
