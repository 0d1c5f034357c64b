import { inParallel } from '../processes/in-parallel.ts';
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

/** As many as the smallest machine has cores: most checks keep one busy. */
const AT_A_TIME = 2;

/** Runs checks two at a time, in their order, and prints one line for each that ends, and every problem below its line. */
export const runChecks = (
  checks: readonly Check[],
  print: (line: string) => void = console.log,
  whenFinished: (check: FinishedCheck) => void = () => undefined,
): Promise<FinishedCheck[]> => {
  const started = new Map<string, Promise<FinishedCheck>>();
  const finish = async (check: Check): Promise<FinishedCheck> => {
    await started.get(check.after ?? '');
    const start = performance.now();
    const result = await attempt(check);
    const took = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const verdict = result.problems.length === 0 ? 'passed' : 'FAILED';
    print(`check ${check.name.padEnd(12)} ${verdict}  ${[took, result.note].filter(Boolean).join(', ')}`);
    for (const problem of result.problems) print(`  ${problem}`);
    const finished = { name: check.name, ...result };
    whenFinished(finished);
    return finished;
  };
  const jobs = checks.map((check) => () => {
    const ending = finish(check);
    started.set(check.name, ending);
    return ending;
  });
  return inParallel(jobs, AT_A_TIME);
};
