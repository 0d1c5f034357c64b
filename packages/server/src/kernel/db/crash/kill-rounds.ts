import type { DatabaseLocation } from '../database.ts';
import { checkWrites } from './check-writes.ts';
import type { CrashReport, Misbehaviour } from './crash.types.ts';
import { createRandom, pickInteger } from './random.ts';
import type { Random } from './random.ts';
import { startWriter, waitRandomly } from './writer-process.ts';

const MOST_WRITES = 40;
const START_MS = 1_500;
const WRITE_MS = 8;

/** Options of the kill rounds: the database, their number, and the seed. */
export interface KillOptions {
  readonly location: DatabaseLocation;
  readonly rounds: number;
  readonly seed: number;
  readonly misbehaviour?: Misbehaviour;
  /** Crashes the database server itself too; every third round does when it is given. */
  readonly crashServer?: () => Promise<void>;
  readonly onRound?: (round: number, report: CrashReport) => void;
}

/** Kills a writer with SIGKILL at random moments, one time in five while it still opens the database, and checks after each round that everything acknowledged so far is there and nothing is there by half. */
export const runKillRounds = async (options: KillOptions): Promise<CrashReport> => {
  const random = createRandom(options.seed);
  const acknowledged: string[] = [];
  let report: CrashReport = { rounds: 0, acknowledged: 0, lost: 0, torn: 0, unopenable: 0 };
  for (let round = 1; round <= options.rounds; round += 1) {
    acknowledged.push(...(await killOnce(options, { random, round })));
    const found = await checkWrites(options.location, acknowledged);
    report = {
      rounds: round,
      acknowledged: acknowledged.length,
      lost: Math.max(report.lost, found.lost),
      torn: Math.max(report.torn, found.torn),
      unopenable: report.unopenable + found.unopenable,
    };
    options.onRound?.(round, report);
  }
  return report;
};

interface Moment {
  readonly random: Random;
  readonly round: number;
}

const killOnce = async (options: KillOptions, { random, round }: Moment): Promise<string[]> => {
  const writer = startWriter({ location: options.location, misbehaviour: options.misbehaviour });
  if (round % 5 === 0) {
    await waitRandomly(random, START_MS);
  } else {
    await writer.untilAcknowledged(pickInteger(random, 1, MOST_WRITES));
    await waitRandomly(random, WRITE_MS);
  }
  // The server goes first: the writer is then killed while it still believes to be connected.
  if (options.crashServer !== undefined && round % 3 === 0) await options.crashServer();
  return writer.kill();
};
