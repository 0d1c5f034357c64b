import { MUTATED_PARTS } from './mutating/parts.ts';
import { runMutants, scoreOf, survivorsOf } from './mutating/run-mutants.ts';
import { oneOf, readArguments, text, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Changes the source in small ways, one at a time, and counts which changes the unit tests notice. Fails below 90 of 100.
// --files takes globs, with spaces between them, in place of all of a part; `--part control` must leave survivors.
const usage = 'node tests/mutate.ts [--part client] [--files packages/client/src/tokens/*.ts] [--workers 1]';
const { part, files, workers } = readArguments(usage, {
  options: { part: oneOf(MUTATED_PARTS, 'client'), files: text(undefined), workers: wholeNumber(1) },
});

const WANTED_PERCENT = 90;
const { mutate, tests } = MUTATED_PARTS[part];
const results = await runMutants({ mutate: files?.split(' ') ?? mutate, tests, concurrency: workers });
for (const survivor of survivorsOf(results)) console.log(survivor);
const { mutants, killed, percent } = scoreOf(results);
console.log(`${files ?? part}: ${mutants} mutants, ${killed} noticed, ${percent} %`);
process.exitCode = percent >= WANTED_PERCENT ? 0 : 1;
