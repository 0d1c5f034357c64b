import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

/**
 * How long the known piece of work takes on a fast machine, in milliseconds: its processor time on one core of the machine of
 * docs/measurements.md, 2026-11-27.
 */
const FAST_MS = 15;
const ROUNDS = 5;
/** Longest that a machine is waited for: a slower one is still tested, only with no more patience than this. */
const MOST_TIMES_SLOWER = 4;
/** From so many times slower on, more files at a time than cores only add to what each of them waits for. */
const SLOW = 1.5;

/** Describes the machine that the tests run on. */
export interface Calibration {
  /** How many times longer it takes than a fast machine, at least 1. */
  readonly timesSlower: number;
  readonly cores: number;
}

/** Does what tests do most: makes objects, sorts them, writes and reads JSON, hashes. */
const knownWork = (): string => {
  let state = 1;
  const rows = Array.from({ length: 10_000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { id: state.toString(36), weight: state % 1_000 };
  });
  rows.sort((one, other) => one.weight - other.weight || (one.id < other.id ? -1 : 1));
  const text = JSON.stringify(JSON.parse(JSON.stringify(rows)));
  return createHash('sha256').update(text).digest('hex');
};

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Returns how many times longer than on a fast machine some work took, by the median of its rounds. */
export const timesSlowerOf = (rounds: readonly number[]): number => {
  const median = rounds.toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? FAST_MS;
  return Math.min(MOST_TIMES_SLOWER, Math.max(1, median / FAST_MS));
};

/** Measures this machine with what else runs on it, which takes half a second on a fast one. */
export const calibrate = (work: () => unknown = knownWork): Calibration => {
  // The first round compiles.
  const [, ...rounds] = Array.from({ length: ROUNDS + 1 }, () => timed(work));
  return { timesSlower: timesSlowerOf(rounds), cores: availableParallelism() };
};

/**
 * Chooses how many test files run at a time. On a fast machine more than it has cores, because they wait for disks, servers
 * and browsers more than they compute.
 */
export const chooseWorkers = ({
  timesSlower,
  cores,
}: Calibration): { readonly unit: number; readonly e2e: number } => {
  const spare = timesSlower < SLOW ? 1 : 0;
  return { unit: Math.max(2, cores + 2 * spare), e2e: Math.max(1, cores + spare) };
};

/** Formats a calibration for the head of a run. */
export const formatCalibration = ({ timesSlower, cores }: Calibration): string =>
  `${timesSlower.toFixed(1)} times a fast machine's time, ${cores} cores`;
