import { existsSync, readFileSync } from 'node:fs';

/** Counts results of tests and checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of tests that failed once and then passed; they count as passed too. */
  readonly triedTwice: readonly string[];
}

/** Describes the parts of Vitest's JSON report that get counted. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      /** What every try of the test failed with, so a test that passed in the end may have some. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Holds a tally of nothing. */
export const noTests: Tally = { passed: 0, failed: 0, skipped: 0, triedTwice: [] };

/**
 * Says how many browser tests a good run may try twice: a busy machine misses a moment, a habit of it is a fault.
 */
export const mayTryTwice = 2;

/** Adds tallies up. */
export const sumTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      triedTwice: [...sum.triedTwice, ...one.triedTwice],
    }),
    noTests,
  );

const tallyFile = ({ status, assertionResults }: VitestReport['testResults'][number]): Tally => {
  const count = (wanted: string): number => assertionResults.filter((one) => one.status === wanted).length;
  const failed = count('failed');
  const passed = count('passed');
  // A file that could not be loaded, or whose hooks failed, is a failure even when no single test is.
  const broken = status === 'failed' && failed === 0 ? 1 : 0;
  const triedTwice = assertionResults
    .filter((one) => one.status === 'passed' && one.failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed, triedTwice };
};

/** Counts a Vitest report; an exit code other than 0 counts as a failure even when every test passed. */
export const tallyReport = (report: VitestReport | undefined, exitCode: number): Tally => {
  if (report === undefined) return { ...noTests, failed: 1 };
  const tally = sumTallies(report.testResults.map(tallyFile));
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};

/** Reads and counts the report that a run of Vitest wrote; a missing report is a failure. */
export const tallyReportFile = (path: string, exitCode: number): Tally => {
  if (!existsSync(path)) return tallyReport(undefined, exitCode);
  return tallyReport(JSON.parse(readFileSync(path, 'utf8')) as VitestReport, exitCode);
};

/** Formats a stage, e.g. `812 passed, 0 failed`, with the skipped ones when there are any. */
export const formatTally = ({ passed, failed, skipped }: Omit<Tally, 'triedTwice'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const tooManyTries = ({ triedTwice }: Tally): number => (triedTwice.length > mayTryTwice ? 1 : 0);

const formatTriedTwice = (titles: readonly string[]): string =>
  [
    `${titles.length} browser ${titles.length === 1 ? 'test' : 'tests'} tried twice, ${mayTryTwice} allowed`,
    ...titles.map((title) => `  ${title}`),
  ].join('\n');

/**
 * Formats the end of a run. Its last line is always `N passed, N failed`, which others read; skipped tests and those that
 * were tried twice have lines before. More than {@link mayTryTwice} of the latter are one failure.
 */
export const formatTotal = (total: Tally): string => {
  const { passed, failed, skipped, triedTwice } = total;
  return [
    ...(triedTwice.length > 0 ? [formatTriedTwice(triedTwice)] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    formatTally({ passed, failed: failed + tooManyTries(total), skipped: 0 }),
  ].join('\n');
};

/** Returns whether a run counts as bad: something failed, or too many tests needed a second try. */
export const isBad = (total: Tally): boolean => total.failed + tooManyTries(total) > 0;

/** Returns whether a run counts as good: something passed, and it is not bad. */
export const isGood = (total: Tally): boolean => total.passed > 0 && !isBad(total);
