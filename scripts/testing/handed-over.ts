import { readFileSync } from 'node:fs';

/** Says what the test command hands to the run of Vitest that it starts. */
export interface HandedOver {
  /** File that everything is written to as it happens. */
  readonly journal?: string;
  /** The files to run of each project; all of them unless given. */
  readonly files?: Readonly<Record<string, readonly string[]>>;
}

const RUNNER = 'CHARTDOCK_TEST_RUNNER';
const JOURNAL = 'CHARTDOCK_TEST_JOURNAL';
const FILES = 'CHARTDOCK_TEST_FILES';

/** Returns the environment that hands a journal, and the path of a list of files, to a child of this process. */
export const handOver = (journal: string, list: string | undefined): Record<string, string> => ({
  [RUNNER]: String(process.pid),
  [JOURNAL]: journal,
  ...(list === undefined ? {} : { [FILES]: list }),
});

/** Reads what the parent handed over. A run that a test starts inherits the names, but has another parent. */
export const readHandedOver = (env: NodeJS.ProcessEnv = process.env, parent = process.ppid): HandedOver => {
  const { [JOURNAL]: journal, [FILES]: list } = env;
  if (env[RUNNER] !== String(parent) || journal === undefined) return {};
  if (list === undefined) return { journal };
  return { journal, files: JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]> };
};
