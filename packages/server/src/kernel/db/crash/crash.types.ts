import type { DatabaseLocation } from '../database.ts';

/** Names a writer that is broken on purpose, so that a harness can show that it would notice. */
export type Misbehaviour = 'acknowledges_early' | 'splits_transactions';

/** Instructs a writer process. */
export interface WriterOrder {
  readonly location: DatabaseLocation;
  readonly misbehaviour?: Misbehaviour | undefined;
}

/** Counts the findings of a harness over all rounds; every number but the first two must be 0. */
export interface CrashReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Acknowledged writes that were gone. */
  readonly lost: number;
  /** Writes of which only a part was there, or a counter that differs from its rows. */
  readonly torn: number;
  /** Rounds after which the database could not be opened. */
  readonly unopenable: number;
}
