import { readFileSync, writeFileSync } from 'node:fs';

/** Says what the test command hands to the run of Vitest that it starts. */
export interface HandedOver {
  /** File that everything is written to as it happens. */
  readonly journal?: string;
  /** The files to run of each project; all of them unless given. */
  readonly files?: Readonly<Record<string, readonly string[]>>;
  /** Files that the run leaves out, as paths from the root. */
  readonly leaveOut?: readonly string[];
}

const RUNNER = 'CHARTDOCK_TEST_RUNNER';
const HANDED = 'CHARTDOCK_TEST_HANDED_OVER';

/** Writes down what is handed over, beside the journal, and returns the environment that hands it to a child of this process. */
export const handOver = (handed: HandedOver & { readonly journal: string }): Record<string, string> => {
  const path = `${handed.journal}.run.json`;
  writeFileSync(path, JSON.stringify(handed));
  return { [RUNNER]: String(process.pid), [HANDED]: path };
};

/** Reads what the parent handed over. A run that a test starts inherits the names, but has another parent. */
export const readHandedOver = (env: NodeJS.ProcessEnv = process.env, parent = process.ppid): HandedOver => {
  const path = env[HANDED];
  if (env[RUNNER] !== String(parent) || path === undefined) return {};
  return JSON.parse(readFileSync(path, 'utf8')) as HandedOver;
};
