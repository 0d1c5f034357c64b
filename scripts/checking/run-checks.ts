import type { Check, CheckResult } from './check.types.ts';

/** Describes a check that has run. */
export interface FinishedCheck extends CheckResult {
  readonly name: string;
}

const attempt = async (check: Check): Promise<CheckResult> => {
  try {
    return await check.run();
  } catch (error) {
    return { problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
};

/** Runs checks one after the other and prints one line for each, and every problem below its line. */
export const runChecks = async (
  checks: readonly Check[],
  print: (line: string) => void = console.log,
): Promise<FinishedCheck[]> => {
  const finished: FinishedCheck[] = [];
  for (const check of checks) {
    const start = performance.now();
    const result = await attempt(check);
    const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const verdict = result.problems.length === 0 ? 'passed' : 'FAILED';
    print(`check ${check.name.padEnd(12)} ${verdict}  ${[took, result.note].filter(Boolean).join(', ')}`);
    for (const problem of result.problems) print(`  ${problem}`);
    finished.push({ name: check.name, ...result });
  }
  return finished;
};
