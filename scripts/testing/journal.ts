import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Names a test file in one of the projects of the test run. */
export interface TestFile {
  readonly project: string;
  /** Path from the repository's root. */
  readonly path: string;
}

/** Describes one thing that happened in a run; `ms` is since the epoch. */
export type JournalLine =
  | { readonly kind: 'planned'; readonly files: readonly TestFile[]; readonly ms: number }
  | (TestFile & { readonly kind: 'begun' | 'ended' | 'broken' | 'lost'; readonly ms: number })
  | (TestFile & { readonly kind: 'worker'; readonly pid: number; readonly ms: number })
  | (TestFile & { readonly kind: 'at' | 'hung'; readonly title: string; readonly ms: number })
  | (TestFile & {
      readonly kind: 'test';
      readonly title: string;
      readonly state: 'passed' | 'failed' | 'skipped';
      readonly tries: number;
      /** First line of the error of an earlier try. */
      readonly before?: string;
      readonly took: number;
      readonly ms: number;
    })
  | { readonly kind: 'closed'; readonly errors: number; readonly ms: number };

/**
 * Says how far a file is: `lost` is one whose process ended by itself, `hung` one that was ended because nothing in it did.
 */
export type FileStage = 'planned' | 'begun' | 'ended' | 'broken' | 'lost' | 'hung';

/** Holds the progress of one file. */
export interface FileProgress extends TestFile {
  readonly stage: FileStage;
  /** Process that runs it, once it is known. */
  readonly pid?: number;
  /** Title of the test that began last. */
  readonly at?: string;
  /** Time of the last thing that happened in it, in milliseconds since the epoch. */
  readonly movedMs: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly triedTwice: readonly string[];
  /** Time that its tests took, in milliseconds. */
  readonly took: number;
}

/** Holds the progress of a run. */
export interface RunProgress {
  readonly files: ReadonlyMap<string, FileProgress>;
  /** Whether the runner came to its end. */
  readonly closed: boolean;
  /** Time of the last thing that happened anywhere, 0 before the first. */
  readonly movedMs: number;
}

/** Holds the progress of a run that has not begun. */
export const nothingRun: RunProgress = { files: new Map(), closed: false, movedMs: 0 };

const keyOf = ({ project, path }: TestFile): string => `${project} ${path}`;

const planned = ({ project, path }: TestFile, ms: number): FileProgress => ({
  project,
  path,
  stage: 'planned',
  movedMs: ms,
  passed: 0,
  failed: 0,
  skipped: 0,
  triedTwice: [],
  took: 0,
});

const final: ReadonlySet<FileStage> = new Set(['ended', 'broken', 'lost', 'hung']);

/** Returns whether nothing more can happen in a file. */
export const isOver = ({ stage }: FileProgress): boolean => final.has(stage);

type FileLine = Exclude<JournalLine, { readonly kind: 'planned' | 'closed' }>;

const afterFileLine = (file: FileProgress, line: FileLine): FileProgress => {
  const moved = { ...file, movedMs: line.ms };
  switch (line.kind) {
    case 'at':
      return { ...moved, at: line.title };
    case 'worker':
      return { ...moved, pid: line.pid };
    case 'hung':
      return { ...moved, stage: 'hung', at: line.title };
    case 'test':
      return {
        ...moved,
        [line.state]: file[line.state] + 1,
        triedTwice:
          line.state === 'passed' && line.tries > 1
            ? [...file.triedTwice, [line.title, line.before ?? []].flat().join(': ')]
            : file.triedTwice,
        took: file.took + line.took,
      };
    default:
      return { ...moved, stage: line.kind };
  }
};

/** Returns the progress after more lines. A file that is planned again starts over, unless it is over. */
export const afterLines = (run: RunProgress, lines: readonly JournalLine[]): RunProgress => {
  const files = new Map(run.files);
  let { closed, movedMs } = run;
  for (const line of lines) {
    movedMs = line.ms;
    if (line.kind === 'planned') closed = false;
    if (line.kind === 'closed') closed = true;
    for (const file of line.kind === 'planned' ? line.files : []) {
      const known = files.get(keyOf(file));
      if (known === undefined || !isOver(known)) files.set(keyOf(file), planned(file, line.ms));
    }
    if (line.kind === 'planned' || line.kind === 'closed') continue;
    const known = files.get(keyOf(line)) ?? planned(line, line.ms);
    if (!isOver(known)) files.set(keyOf(line), afterFileLine(known, line));
  }
  return { files, closed, movedMs };
};

/** Adds a line to a journal at once, so that a run that is killed has written all it saw. */
export const writeLine = (journal: string, line: JournalLine): void => {
  appendFileSync(journal, `${JSON.stringify(line)}\n`);
};

/**
 * Returns a function that reads a journal as far as it is written, what it has read before included. A last line that is
 * still being written waits for the next time; a missing file is an empty one.
 */
export const journalReader = (journal: string): (() => RunProgress) => {
  let run = nothingRun;
  let read = 0;
  return () => {
    if (!existsSync(journal)) return run;
    const fresh = readFileSync(journal).subarray(read);
    const whole = fresh.subarray(0, fresh.lastIndexOf('\n') + 1);
    read += whole.length;
    const lines = whole.toString('utf8').split('\n').filter(Boolean);
    run = afterLines(
      run,
      lines.map((line) => JSON.parse(line) as JournalLine),
    );
    return run;
  };
};

/** Lists the files that have not been in motion for `stillMs`, of those that have begun and are not over. */
export const stillFiles = (run: RunProgress, nowMs: number, stillMs: number): readonly FileProgress[] =>
  [...run.files.values()].filter(
    (file) =>
      (file.stage === 'begun' || file.at !== undefined) && !isOver(file) && nowMs - file.movedMs >= stillMs,
  );
