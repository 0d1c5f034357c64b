import { setTimeout as waitFor } from 'node:timers/promises';

/** Decides when notices that wait are written. */
export interface Gathering {
  /** Resolves when the waiting notices, so many now, are to be written; undefined when that is at once. */
  readonly gather: (waiting: number) => Promise<void> | undefined;
  /** Hears how many wait, whenever one comes. */
  readonly onCame: (waiting: number) => void;
}

/** Clock and timer of a gathering. */
export interface GatheringTimes {
  /** Milliseconds of a clock that never goes back; default that of the process. */
  readonly now?: () => number;
  /** Resolves after milliseconds; default by a timer. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const BUSY_MS = 20;
const GATHER_MS = 10;
const ENOUGH = 32;

/**
 * Creates a gathering: the first notice after a quiet time is written at once. One that comes within 20 ms of a write waits for
 * others, until 32 wait or 10 ms are over: ten statements of one row each cost many times as much as one of ten, and hundreds may
 * come in a second. A gateway gives a response some seconds.
 */
export const createGathering = ({
  now = () => performance.now(),
  wait = (milliseconds) => waitFor(milliseconds),
}: GatheringTimes = {}): Gathering => {
  let last = Number.NEGATIVE_INFINITY;
  let enough: (() => void) | undefined;
  const held = async (): Promise<void> => {
    await Promise.race([wait(GATHER_MS), new Promise<void>((resolve) => (enough = resolve))]);
    enough = undefined;
    last = now();
  };
  return {
    gather: (waiting) => {
      if (waiting < ENOUGH && now() - last < BUSY_MS) return held();
      last = now();
      return undefined;
    },
    onCame: (waiting) => {
      if (waiting >= ENOUGH) enough?.();
    },
  };
};
