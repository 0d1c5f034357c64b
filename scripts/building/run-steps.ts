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

/**
 * Runs the steps whose sources changed, in order, and says what it did; returns how many ran.
 * Throws BuildError at the first step that fails; that step stays stale.
 */
export const runSteps = async (steps: readonly BuildStep[], base: string = root): Promise<number> => {
  let count = 0;
  for (const step of steps) {
    // Asked one by one, because a step may empty the folder that a later one writes to.
    if (!isStale(step, base)) continue;
    const start = performance.now();
    // Hashed first: what is edited during the build must count as not built.
    const hash = hashInputs(step, base);
    const { code, output } = await step.build();
    if (code !== 0) throw new BuildError(step.name, output);
    stamp(step, hash, base);
    count += 1;
    console.log(`built ${step.name} in ${seconds(start)}`);
  }
  return count;
};
