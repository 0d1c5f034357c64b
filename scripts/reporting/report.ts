import { existsSync, readFileSync } from 'node:fs';

/** Counts results of tests and checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Describes the parts of Vitest's JSON report that get counted. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Holds a tally of nothing. */
export const noTests: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Adds tallies up. */
export const sumTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    noTests,
  );

const tallyFile = ({ status, assertionResults }: VitestReport['testResults'][number]): Tally => {
  const count = (wanted: string): number => assertionResults.filter((one) => one.status === wanted).length;
  const failed = count('failed');
  const passed = count('passed');
  // A file that could not be loaded, or whose hooks failed, is a failure even when no single test is.
  const broken = status === 'failed' && failed === 0 ? 1 : 0;
  return { passed, failed: failed + broken, skipped: assertionResults.length - passed - failed };
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
export const formatTally = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Formats the end of a run. Its last line is always `N passed, N failed`, which others read; skipped ones have a line before. */
export const formatTotal = ({ skipped, ...counted }: Tally): string =>
  (skipped > 0 ? `${skipped} skipped\n` : '') + formatTally({ ...counted, skipped: 0 });

/** Tells whether a run counts as good: something passed and nothing failed. */
export const isGood = ({ passed, failed }: Tally): boolean => passed > 0 && failed === 0;
