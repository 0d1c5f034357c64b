import { allChecks } from './checking/all-checks.ts';
import { runChecks } from './checking/run-checks.ts';
import { flag, readArguments, text } from './processes/command-arguments.ts';
import { selectNamed } from './processes/select-named.ts';

const { only, write } = readArguments('npx --yes pnpm@12 check [--only name,name] [--write]', {
  options: { only: text(undefined), write: flag },
});
const finished = await runChecks(selectNamed(allChecks(write), only, 'check'));
const failed = finished.filter(({ problems }) => problems.length > 0);
console.log(`${finished.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
