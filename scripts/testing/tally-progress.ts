import type { Tally } from '../reporting/report.ts';
import { noTests, sumTallies } from '../reporting/report.ts';
import type { FileProgress, RunProgress } from './journal.ts';
import { isOver } from './journal.ts';

/** Says of a file that did not end by itself what became of it; empty for the others. */
const unfinished = ({ stage, path, at }: FileProgress): readonly string[] => {
  const test = at === undefined ? '' : ` at: ${at}`;
  if (stage === 'hung') return [`hung: ${path}${test}`];
  if (stage === 'lost') return [`its process ended: ${path}${test}`];
  if (stage === 'begun') return [`stopped: ${path}${test}`];
  return stage === 'planned' ? [`not run: ${path}`] : [];
};

const ownFailure: Readonly<Record<FileProgress['stage'], number>> = {
  planned: 0,
  begun: 0,
  ended: 0,
  broken: 1,
  lost: 1,
  hung: 1,
};

const tallyFile = (file: FileProgress): Tally => ({
  passed: file.passed,
  failed: file.failed + ownFailure[file.stage],
  skipped: file.skipped,
  triedTwice: file.triedTwice,
  unfinished: unfinished(file),
});

/**
 * Counts a run as far as it came. An exit code other than 0 is a failure even where every test passed, and so are files that
 * have not run.
 */
export const tallyProgress = (run: RunProgress, exitCode: number): Tally => {
  const files = [...run.files.values()];
  const tally = sumTallies(files.map(tallyFile));
  const bad = exitCode !== 0 || (files.length === 0 && !run.closed) || files.some((file) => !isOver(file));
  return bad && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};

/** Counts a run that has not begun: nothing of it passed, and nothing failed either. */
export const tallySoFar = (run: RunProgress): Tally =>
  run.files.size === 0 ? noTests : tallyProgress(run, 0);
