import { inParallel } from '../processes/in-parallel.ts';
import { root } from '../repository/paths.ts';
import { hashInputs, isStale, stamp } from './stale.ts';
import type { BuildStep } from './step.types.ts';

/** Tells that a build step ended with an error; its message holds the step's output. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly code = 'build_failed';
  readonly step: string;

  constructor(step: string, output: string) {
    super(`building ${step} failed\n${output}`);
    this.step = step;
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a step whose sources changed and says so; returns whether it ran. Throws BuildError when it fails. */
const runStep = async (step: BuildStep, base: string): Promise<boolean> => {
  // Asked as late as this, because a step may empty the folder that a later one writes to.
  if (!isStale(step, base)) return false;
  const start = performance.now();
  // Hashed first: files edited during the build must count as not built.
  const hash = hashInputs(step, base);
  const { code, output } = await step.build();
  if (code !== 0) throw new BuildError(step.name, output);
  stamp(step, hash, base);
  console.log(`built ${step.name} in ${seconds(start)}`);
  return true;
};

/**
 * Runs the steps whose sources changed, in order, and tells its work; returns how many ran. Throws BuildError at the first step
 * that fails; that step stays stale.
 */
export const runSteps = async (steps: readonly BuildStep[], base: string = root): Promise<number> => {
  let count = 0;
  for (const step of steps) if (await runStep(step, base)) count += 1;
  return count;
};

/** As many as the smallest machine has cores. */
const AT_A_TIME = 2;

/** Does the same two steps at a time, each after the one that it names in `after`; the first that fails is thrown at the end. */
export const runStepsTogether = async (steps: readonly BuildStep[], base: string = root): Promise<number> => {
  const started = new Map<string, Promise<boolean>>();
  const jobs = steps.map((step) => () => {
    const before = started.get(step.after ?? '') ?? Promise.resolve(false);
    const running = before.then(() => runStep(step, base));
    started.set(step.name, running);
    return running.then(
      (ran) => ({ ran }),
      (error: unknown) => ({ error }),
    );
  });
  const results = await inParallel(jobs, AT_A_TIME);
  for (const result of results) if ('error' in result) throw result.error;
  return results.filter((result) => 'ran' in result && result.ran).length;
};
