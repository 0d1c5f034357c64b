import type { Expect } from '@chartdock/platform/suite';

/** Tools of a case beside the end. */
export interface Tools {
  readonly expect: Expect;
  /** Waits until a condition holds. Rejects with its description when it never does. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
}

/** One promise of the protocol. */
export interface Case<End> {
  /** Goes on after "it". */
  readonly name: string;
  readonly run: (end: End, tools: Tools) => Promise<void>;
}
