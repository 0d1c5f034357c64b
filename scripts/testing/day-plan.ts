import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { walk } from '../repository/files.ts';

/** Describes a test file that takes minutes: soak, crash rounds, negative controls. */
export interface LongTest {
  readonly path: string;
  /** Folders and files that it tries out; a change in them brings it back at once. */
  readonly inputs: readonly string[];
}

const SERVER_DATABASE = 'packages/server/src/kernel/db';

/** Lists the long tests. Each runs one day in {@link DAYS}, and whenever its inputs changed. */
export const longTests: readonly LongTest[] = [
  {
    path: `${SERVER_DATABASE}/crash/crash.integration.test.ts`,
    inputs: [SERVER_DATABASE],
  },
  {
    path: `${SERVER_DATABASE}/move.integration.test.ts`,
    inputs: [SERVER_DATABASE, 'packages/server/src/cli', 'packages/server/src/domains'],
  },
  {
    path: 'packages/server/src/domains/partners/items-reach.integration.test.ts',
    inputs: ['packages/server/src/domains', 'packages/server/src/testing', 'packages/contract/src/endpoints'],
  },
  {
    path: 'tests/crashing/server-rounds.integration.test.ts',
    inputs: ['tests/crashing', SERVER_DATABASE],
  },
  {
    path: 'tests/enduring/memory-check.integration.test.ts',
    inputs: ['tests/enduring', 'packages/server/src/kernel/calls', 'packages/server/src/http'],
  },
  {
    path: 'tests/guarding/authorisation-matrix.integration.test.ts',
    inputs: ['tests/guarding', 'packages/server/src/testing/authorisation'],
  },
  {
    path: 'tests/modelling/model-check.integration.test.ts',
    inputs: ['tests/modelling', 'packages/server/src/domains/nodes', 'packages/server/src/domains/tree'],
  },
  {
    path: 'tests/modelling/races.integration.test.ts',
    inputs: ['tests/modelling', 'packages/server/src/domains/editing', 'packages/server/src/domains/nodes'],
  },
  {
    path: 'tests/modelling/template-races.integration.test.ts',
    inputs: ['tests/modelling', 'packages/server/src/domains/templates'],
  },
  {
    path: 'tests/paying/paying.integration.test.ts',
    inputs: ['tests/paying', 'packages/server/src/domains/payments'],
  },
  {
    path: 'tests/sharing/share-races.integration.test.ts',
    inputs: ['tests/sharing', 'packages/server/src/domains/sharing', 'packages/server/src/domains/nodes'],
  },
];

/** In how many days every long test has run. */
export const DAYS = 4;

const DAY_MS = 86_400_000;

/** Numbers the days since 1970 in UTC. */
export const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

const hashOf = (paths: readonly string[], base: string): string => {
  const hash = createHash('sha256');
  for (const path of paths.map((each) => join(base, each)).filter((each) => existsSync(each)))
    for (const file of statSync(path).isDirectory() ? walk(path) : [path])
      hash.update(file.slice(base.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

/** Hashes of the inputs that each long test last passed with, by its path. */
export type SeenInputs = Readonly<Record<string, string>>;

/** Hashes the inputs of every long test as they stand. */
export const hashInputs = (base: string): SeenInputs =>
  Object.fromEntries(longTests.map(({ path, inputs }) => [path, hashOf([path, ...inputs], base)]));

/** Reads the hashes of the last run in this folder; a new clone has none. */
export const readSeen = (file: string): SeenInputs =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SeenInputs) : {};

/** Keeps hashes for the next run. */
export const writeSeen = (file: string, seen: SeenInputs): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(seen, null, 2));
};

/** Lists the files that the last commit changed, merges aside, and those that wait to be committed; none without git. */
export const changedFiles = (base: string): readonly string[] => {
  const git = (...args: readonly string[]): string[] => {
    try {
      const stdio = ['ignore', 'pipe', 'ignore'] as const;
      return execFileSync('git', args, { cwd: base, encoding: 'utf8', stdio: [...stdio] }).split('\n');
    } catch {
      return [];
    }
  };
  const committed = git('log', '-1', '--no-merges', '--name-only', '--format=');
  const waiting = git('status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3));
  return [...committed, ...waiting].filter(Boolean);
};

/**
 * Lists the long tests that a run leaves out: those of other days whose inputs are as they were when they passed here. Where
 * nothing is known, in a new clone, `changed` says what the last commit changed.
 */
export const leftOutOn = (
  day: number,
  {
    seen,
    now,
    changed,
  }: { readonly seen: SeenInputs; readonly now: SeenInputs; readonly changed: readonly string[] },
): readonly string[] =>
  longTests
    .filter((_, index) => index % DAYS !== day % DAYS)
    .filter(({ path, inputs }) => {
      const known = seen[path];
      if (known !== undefined) return known === now[path];
      return ![path, ...inputs].some((input) =>
        changed.some((file) => file === input || file.startsWith(`${input}/`)),
      );
    })
    .map(({ path }) => path);

/** Chooses the database of suites that are not about databases: every other day the other one. */
export const databaseOf = (day: number): 'embedded' | 'postgres' => (day % 2 === 0 ? 'embedded' : 'postgres');
