import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walk } from '../repository/files.ts';
import { root } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

const stampPath = (step: BuildStep, base: string): string =>
  join(base, '.cache/build', `${step.name.replaceAll('/', '-')}.json`);

const inputFiles = (step: BuildStep, base: string): string[] =>
  step.inputs.flatMap((input) => {
    const path = join(base, input);
    if (!existsSync(path)) return [];
    return statSync(path).isDirectory() ? walk(path) : [path];
  });

/** Hashes everything a step reads: its sources, its own description and the lock file. */
export const hashInputs = (step: BuildStep, base: string = root): string => {
  const hash = createHash('sha256').update(`${step.name}\0${step.inputs.join()}\0${step.outputs.join()}`);
  const lock = join(base, 'pnpm-lock.yaml');
  const files = [...inputFiles(step, base), ...(existsSync(lock) ? [lock] : [])];
  for (const path of files) hash.update(path.slice(base.length)).update('\0').update(readFileSync(path));
  return hash.digest('hex');
};

/** Returns whether a step must run: an output is missing, or its sources differ from those of its last run. */
export const isStale = (step: BuildStep, base: string = root): boolean => {
  if (!step.outputs.every((output) => existsSync(join(base, output)))) return true;
  const stamp = stampPath(step, base);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs(step, base);
};

/** Remembers the sources that a step has just been built from. */
export const stamp = (step: BuildStep, hash: string, base: string = root): void => {
  const path = stampPath(step, base);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
};
