import { Stryker } from '@stryker-mutator/core';
import { relative } from 'node:path/posix';
import { inRoot } from '../../scripts/repository/paths.ts';

/** Describes a change of the source, and how the tests took it. */
export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Counts how a part fared. */
export interface MutationScore {
  readonly mutants: number;
  readonly killed: number;
  /** Hundredths of the mutants that a test noticed, those that no test runs counted against it. */
  readonly percent: number;
}

/** Says what of a part is mutated, and how many mutants are tried at once. */
export interface MutationRun {
  readonly mutate: readonly string[];
  /** Folder whose unit tests judge them. */
  readonly tests: string;
  readonly concurrency: number;
}

const noticed: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const unnoticed: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Counts the mutants that were noticed; those that did not load, or were left out, count neither way. */
export const scoreOf = (results: readonly Pick<MutantResult, 'status'>[]): MutationScore => {
  const killed = results.filter(({ status }) => noticed.has(status)).length;
  const mutants = killed + results.filter(({ status }) => unnoticed.has(status)).length;
  return { mutants, killed, percent: mutants === 0 ? 0 : Math.floor((10_000 * killed) / mutants) / 100 };
};

/** Lists the mutants that nothing noticed: where each is, and what it put there. */
export const survivorsOf = (
  results: readonly Pick<MutantResult, 'status' | 'fileName' | 'location' | 'replacement' | 'mutatorName'>[],
): string[] =>
  results
    .filter(({ status }) => unnoticed.has(status))
    .map(({ status, fileName, location, replacement = '', mutatorName }) => {
      const place = `${relative(inRoot(), fileName)}:${location.start.line}:${location.start.column}`;
      return `${status.padEnd(10)} ${place} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
    })
    .sort();

/** Tries mutants one by one against the unit tests that import their file. */
export const runMutants = ({ mutate, tests, concurrency }: MutationRun): Promise<MutantResult[]> =>
  new Stryker({
    packageManager: 'pnpm',
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The runner looks for tests before every mutant, so where it looks decides how long a run takes.
    vitest: { configFile: 'tests/mutating/vitest.config.ts', related: true, dir: tests },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency,
    reporters: ['progress-append-only'],
    tempDirName: '.cache/stryker',
    ignorePatterns: [
      '/hosts',
      '/examples',
      '/bench',
      '/docs',
      '/tests/outside',
      '/packages/*/dist',
      '.cache',
    ],
    // A mutant that loops is noticed by its time: twice what its tests take, and this besides.
    timeoutMS: 10_000,
    allowConsoleColors: false,
  }).runMutationTest();
