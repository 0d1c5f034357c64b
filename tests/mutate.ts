import { readFileSync } from 'node:fs';
import { inRoot } from '../scripts/repository/paths.ts';
import { EQUIVALENT_MUTANTS } from './mutating/equivalents/index.ts';
import { leaveOut } from './mutating/leave-out.ts';
import { MUTATED_PARTS } from './mutating/parts.ts';
import { runMutants, scoreOf, survivorsOf } from './mutating/run-mutants.ts';
import { oneOf, readArguments, text, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Changes the source in small ways, one at a time, and counts which changes the unit tests notice, those left out that are
// listed as equivalent. Fails below 90 of 100, and when an entry of that list fits no change or one that a test notices.
// --files takes globs, with spaces between them, in place of all of a part, and --tests a folder in place of the part's: with fewer
// tests a piece is tried sooner, and fares no better than with all of them. `--part control` must leave survivors.
const usage =
  'node tests/mutate.ts [--part client] [--files packages/client/src/tokens/*.ts] [--tests packages/client/src/tokens] [--workers 1]';
const { part, files, tests, workers } = readArguments(usage, {
  options: {
    part: oneOf(MUTATED_PARTS, 'client'),
    files: text(undefined),
    tests: text(undefined),
    workers: wholeNumber(1),
  },
});

const WANTED_PERCENT = 90;
const { mutate, tests: folder } = MUTATED_PARTS[part];
const results = await runMutants({
  mutate: files?.split(' ') ?? mutate,
  tests: tests ?? folder,
  concurrency: workers,
});
const { rest, equivalent, stale } = leaveOut(results, EQUIVALENT_MUTANTS, (file) =>
  readFileSync(inRoot(file), 'utf8'),
);
for (const survivor of survivorsOf(rest)) console.log(survivor);
for (const entry of stale) console.log(`no equivalent change: ${entry}`);
const { mutants, killed, percent } = scoreOf(rest);
console.log(
  `${files ?? part}: ${mutants} mutants, ${killed} noticed, ${percent} %; ${equivalent} equivalent`,
);
process.exitCode = percent >= WANTED_PERCENT && stale.length === 0 ? 0 : 1;
