/** Counts results of tests and checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Titles of tests that failed once and then passed; they count as passed too. */
  readonly triedTwice: readonly string[];
  /** Says what became of each file that did not come to its end. */
  readonly unfinished: readonly string[];
}

/** Holds a tally of nothing. */
export const noTests: Tally = { passed: 0, failed: 0, skipped: 0, triedTwice: [], unfinished: [] };

/**
 * Says how many browser tests a good run may try twice: a busy machine misses a moment, a habit of it is a fault.
 */
export const mayTryTwice = 5;

/** Adds tallies up. */
export const sumTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      triedTwice: [...sum.triedTwice, ...one.triedTwice],
      unfinished: [...sum.unfinished, ...one.unfinished],
    }),
    noTests,
  );

/** Formats a stage, e.g. `812 passed, 0 failed`, with the skipped ones when there are any. */
export const formatTally = ({
  passed,
  failed,
  skipped,
}: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const tooManyTries = ({ triedTwice }: Tally): number => (triedTwice.length > mayTryTwice ? 1 : 0);

const formatTriedTwice = (titles: readonly string[]): string =>
  [
    `${titles.length} browser ${titles.length === 1 ? 'test' : 'tests'} tried twice, ${mayTryTwice} allowed`,
    ...titles.map((title) => `  ${title}`),
  ].join('\n');

/** How many files that did not end are named; a run that is stopped early leaves hundreds. */
const namedFiles = 30;

const formatUnfinished = (files: readonly string[]): string =>
  [
    `${files.length} ${files.length === 1 ? 'file' : 'files'} did not come to an end`,
    ...files.slice(0, namedFiles).map((file) => `  ${file}`),
    ...(files.length > namedFiles ? [`  and ${files.length - namedFiles} more`] : []),
  ].join('\n');

/**
 * Formats the end of a run. Its last line is always `N passed, N failed`, which others read; skipped tests and those that
 * were tried twice have lines before. More than {@link mayTryTwice} of the latter are one failure.
 */
export const formatTotal = (total: Tally): string => {
  const { passed, failed, skipped, triedTwice, unfinished } = total;
  return [
    ...(unfinished.length > 0 ? [formatUnfinished(unfinished)] : []),
    ...(triedTwice.length > 0 ? [formatTriedTwice(triedTwice)] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    formatTally({ passed, failed: failed + tooManyTries(total), skipped: 0 }),
  ].join('\n');
};

/** Returns whether a run counts as bad: something failed, or too many tests needed a second try. */
export const isBad = (total: Tally): boolean => total.failed + tooManyTries(total) > 0;

/** Returns whether a run counts as good: something passed, and it is not bad. */
export const isGood = (total: Tally): boolean => total.passed > 0 && !isBad(total);
