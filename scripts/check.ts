import { parseArgs } from 'node:util';
import { allChecks } from './checking/all-checks.ts';
import { runChecks, selectChecks } from './checking/run-checks.ts';

// Usage: npx pnpm@12 check [--only name,name] [--write]
const { values } = parseArgs({
  options: { only: { type: 'string' }, write: { type: 'boolean', default: false } },
});
const finished = await runChecks(selectChecks(allChecks(values.write), values.only));
const failed = finished.filter(({ problems }) => problems.length > 0);
console.log(`${finished.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
