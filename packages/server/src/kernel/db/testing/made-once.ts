import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 50;

/** Makes one thing for all test files of a run. */
export interface MadeOnce<Made> {
  /** Folder of the run, which they agree in. */
  readonly folder: string;
  /** Names the thing in that folder. */
  readonly name: string;
  /** Work of the first caller; its result is kept as JSON. */
  readonly make: () => Promise<Made>;
}

/**
 * Returns the result of the first test file that asked for it, once it is there. The others wait as long as the hooks of their
 * tests do. Throws when it could not be made.
 */
export const madeOnce = async <Made>({ folder, name, make }: MadeOnce<Made>): Promise<Made> => {
  const [made, failed] = [join(folder, name), join(folder, `${name}-failed`)];
  if (isFirst(join(folder, `${name}-started`))) {
    try {
      const own = await make();
      writeFileSync(`${made}-writing`, JSON.stringify(own));
      renameSync(`${made}-writing`, made);
      return own;
    } catch (error) {
      mkdirSync(failed);
      throw error;
    }
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(`Another test file could not make what they share: ${name}.`);
    await wait(PAUSE_MS);
  }
  return JSON.parse(readFileSync(made, 'utf8')) as Made;
};

/** Returns whether no one came before: the disk decides which of several callers makes a folder. */
const isFirst = (path: string): boolean => {
  try {
    mkdirSync(path);
    return true;
  } catch {
    return false;
  }
};
