import type { AppliedTransaction } from '../store/store.types.ts';

/** One transaction as it is kept on this device. */
export interface JournalRow {
  readonly transaction: AppliedTransaction;
  /** Version of the canvas that it was made on. */
  readonly base: number;
  /** Version that the server made of it; undefined while it has not written it down. */
  readonly version?: number;
}

/**
 * Keeps transactions of one canvas on this device, in the order they were made. A row that was put and resolved is still there
 * after a crash. Every method rejects when the storage refuses, and then nothing of it is kept.
 */
export interface Journal {
  /** Puts a transaction behind the others, or replaces the one of its id. */
  readonly put: (row: JournalRow) => Promise<void>;
  /** Notes that the server has written transactions down; the oldest of those past two hundred go. */
  readonly acknowledge: (ids: readonly string[], version: number) => Promise<void>;
  /** Lists the rows, the oldest first. */
  readonly list: () => Promise<readonly JournalRow[]>;
  /** Forgets everything about the canvas. */
  readonly clear: () => Promise<void>;
}

/** How many transactions stay after the server has them, so that they can be undone after a reload. */
export const KEPT_STEPS = 200;
