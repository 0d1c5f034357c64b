import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunningGroup } from '../processes/run-group.ts';
import { startGroup } from '../processes/run-group.ts';
import type { Tally } from '../reporting/report.ts';
import { inRoot } from '../repository/paths.ts';
import type { FileProgress, RunProgress, TestFile } from './journal.ts';
import { handOver } from './handed-over.ts';
import { isOver, journalReader, stillFiles, writeLine } from './journal.ts';
import { tallyProgress } from './tally-progress.ts';

/** Sets which tests run, and how. */
export interface RunFilesOptions {
  /** File that everything is written to as it happens; one of an earlier run is replaced. */
  readonly journal: string;
  readonly projects: readonly string[];
  /** Files to run; all of the projects unless given. */
  readonly files?: readonly TestFile[];
  /** Files of those that are left out. */
  readonly leaveOut?: readonly string[];
  /** How many files run at a time. */
  readonly workers: number;
  /** More arguments for Vitest. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** How long nothing may end in a file before it is ended, in milliseconds. */
  readonly stillMs: number;
  readonly signal?: AbortSignal;
  readonly print?: (line: string) => void;
}

const byProject = (files: readonly TestFile[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(files, ({ project }) => project)).map(([project, some = []]) => [
      project,
      some.map(({ path }) => path),
    ]),
  );

const start = (options: RunFilesOptions, files: readonly TestFile[] | undefined): RunningGroup => {
  const { journal, workers, args = [], env = {}, leaveOut = [] } = options;
  const projects = files === undefined ? options.projects : [...new Set(files.map(({ project }) => project))];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return startGroup(
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...chosen, '--maxWorkers', String(workers), ...args],
    {
      ...env,
      ...handOver({ journal, leaveOut, ...(files === undefined ? {} : { files: byProject(files) }) }),
    },
  );
};

const minutes = (ms: number): string => `${Math.round(ms / 6_000) / 10} minutes`;

const endStill = (options: RunFilesOptions, file: FileProgress): void => {
  const { journal, stillMs, print = console.log } = options;
  const title = file.at ?? 'loading it';
  print(`HUNG ${file.path}: nothing ended for ${minutes(stillMs)} at: ${title}`);
  writeLine(journal, { kind: 'hung', project: file.project, path: file.path, title, ms: Date.now() });
  if (file.pid === undefined) return;
  try {
    process.kill(file.pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
};

/** How often a run says how far it is, for who sees only the last of what it wrote. */
const SAY_EVERY_MS = 60_000;

const formatProgress = (run: RunProgress): string => {
  const files = [...run.files.values()];
  const sum = (of: 'passed' | 'failed'): number => files.reduce((total, file) => total + file[of], 0);
  return `So far ${sum('passed')} passed, ${sum('failed')} failed; ${files.filter(isOver).length} of ${files.length} files have ended.`;
};

/** Watches a run of Vitest: ends the files that stand still, and the run itself where it stands still as a whole. */
const watch = (options: RunFilesOptions, group: RunningGroup, read: () => RunProgress): (() => void) => {
  const { stillMs, print = console.log } = options;
  let lifeMs = Date.now();
  let saidMs = lifeMs;
  const timer = setInterval(
    () => {
      const run = read();
      if (Date.now() - saidMs >= SAY_EVERY_MS) {
        saidMs = Date.now();
        print(formatProgress(run));
      }
      const still = stillFiles(run, Date.now(), stillMs);
      if (still.length > 0) lifeMs = Date.now();
      for (const file of still) endStill(options, file);
      // A file whose process is not known, or a runner that waits for a process that is gone, holds up the others.
      const blind = still.some(({ pid }) => pid === undefined);
      lifeMs = Math.max(lifeMs, run.movedMs);
      if (!blind && Date.now() - lifeMs < 1.1 * stillMs) return;
      print(`Vitest stands still, so it is ended.`);
      lifeMs = Date.now();
      void group.stop();
    },
    Math.min(5_000, stillMs / 4),
  );
  return () => {
    clearInterval(timer);
  };
};

/** Runs Vitest once, to its end or until the signal. */
const runOnce = async (
  options: RunFilesOptions,
  files: readonly TestFile[] | undefined,
  read: () => RunProgress,
): Promise<number> => {
  const group = start(options, files);
  const stop = (): void => void group.stop();
  options.signal?.addEventListener('abort', stop);
  const unwatch = watch(options, group, read);
  try {
    return await group.ended;
  } finally {
    unwatch();
    options.signal?.removeEventListener('abort', stop);
  }
};

const filesIn = (run: RunProgress, wanted: (file: FileProgress) => boolean): readonly FileProgress[] =>
  [...run.files.values()].filter(wanted);

/** Marks the files that were running when their process was lost. */
const markLost = (journal: string, files: readonly TestFile[]): void => {
  for (const { project, path } of files) writeLine(journal, { kind: 'lost', project, path, ms: Date.now() });
};

/** Says what is left to run after a run of Vitest, and whether it is run one file at a time. */
interface Next {
  readonly files: readonly TestFile[];
  readonly alone: boolean;
}

/** Judges a run that has ended: marks the files that it was lost with, and returns what is left, undefined for nothing. */
const judge = (
  journal: string,
  read: () => RunProgress,
  { alone, over }: { readonly alone: boolean; readonly over: number },
): Next | undefined => {
  const run = read();
  const caught = filesIn(run, ({ stage }) => stage === 'begun');
  if (run.closed || alone) markLost(journal, caught);
  const left = filesIn(read(), (file) => !isOver(file));
  const moved = caught.length > 0 || filesIn(read(), isOver).length > over;
  if (left.length === 0 || !moved) return undefined;
  const tryAlone = !run.closed && !alone && caught.length > 0;
  return { files: tryAlone ? caught : left, alone: tryAlone };
};

/**
 * Runs test files and returns what they came to. A file in which nothing ends for `stillMs` is ended and named with the test
 * that it stood at, and the rest goes on. Where the runner itself is lost, the files that ran just then are run again one at
 * a time, to see which of them it is lost with, and then those that are left.
 */
export const runFiles = async (options: RunFilesOptions): Promise<Tally> => {
  const { journal, signal, print = console.log } = options;
  mkdirSync(dirname(journal), { recursive: true });
  rmSync(journal, { force: true });
  const read = journalReader(journal);
  let rest = options.files;
  let alone = false;
  for (;;) {
    const over = filesIn(read(), isOver).length;
    const code = await runOnce({ ...options, workers: alone ? 1 : options.workers }, rest, read);
    const next: Next | undefined =
      signal?.aborted === true ? undefined : judge(journal, read, { alone, over });
    if (next === undefined) return tallyProgress(read(), code);
    rest = next.files;
    alone = next.alone;
    print(`Vitest ended before its files did, and starts again with ${rest.length} of them.`);
  }
};
