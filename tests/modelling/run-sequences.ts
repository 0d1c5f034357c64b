import { findTreeFaults } from '../../packages/server/src/kernel/db/crash/tree-faults.ts';
import { reconcile } from '../../packages/server/src/domains/nodes/reconcile.ts';
import { startTestServer } from '../../packages/server/src/testing/test-server.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { runSequence } from './run-sequence.ts';
import type { SequenceReport } from './run-sequence.ts';
import { WORLD_SETTINGS } from './world.ts';

/** Report of a run. */
export interface ModelReport {
  readonly sequences: number;
  readonly steps: number;
  /** How often each response was given. */
  readonly answers: Readonly<Record<string, number>>;
  /** Sequences after which model, server and screen disagreed, the first few. */
  readonly failed: readonly SequenceReport[];
  /** Faults that the checks of the whole database found after a batch of sequences. */
  readonly unsound: readonly string[];
}

/** Which sequences to run. */
export interface ModelRun {
  /** Seed of the first sequence; each further one has the next number. */
  readonly seed: number;
  readonly sequences: number;
  /** Ends at the first disagreement. Default false. */
  readonly stopsAtFault?: boolean;
  readonly onBatch?: (done: number) => void;
}

const AT_ONCE = 6;
const BATCH = 60;
const KEPT = 5;

/** Asks the checks of the database itself, which look at all accounts at once. */
const soundness = async (
  server: Parameters<typeof runSequence>[0],
  batch: string,
): Promise<readonly string[]> => {
  const { database } = server.app;
  const faults = (await findTreeFaults(database)).map(({ rule, rows }) => `${batch}: ${rule} (${rows})`);
  const mended = await reconcile({ database });
  const isSound = Object.values(mended).every((count) => count === 0);
  return isSound ? faults : [...faults, `${batch}: the nightly comparison mended ${JSON.stringify(mended)}`];
};

/** Runs sequences side by side, a batch on each emptied database, and returns what disagreed. */
export const runSequences = async (database: TestDatabase, run: ModelRun): Promise<ModelReport> => {
  const answers: Record<string, number> = {};
  const failed: SequenceReport[] = [];
  const unsound: string[] = [];
  let steps = 0;
  let done = 0;
  while (done < run.sequences && !(run.stopsAtFault === true && failed.length + unsound.length > 0)) {
    const size = Math.min(BATCH, run.sequences - done);
    const seeds = Array.from({ length: size }, (_, index) => run.seed + done + index);
    const server = await startTestServer(await database.open(), WORLD_SETTINGS);
    const work = async (): Promise<void> => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        const report = await runSequence(server, seed);
        steps += report.steps;
        for (const [answer, times] of Object.entries(report.answers))
          answers[answer] = (answers[answer] ?? 0) + times;
        if (report.faults.length > 0) failed.push(report);
        if (report.faults.length > 0 && run.stopsAtFault === true) seeds.length = 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    unsound.push(
      ...(await soundness(server, `sequences ${run.seed + done} to ${run.seed + done + size - 1}`)),
    );
    await server.stop();
    done += size;
    run.onBatch?.(done);
  }
  return { sequences: done, steps, answers, failed: failed.slice(0, KEPT), unsound };
};
