import type { Expect } from '@chartdock/platform/suite';

/** What a case is given beside the end. */
export interface Tools {
  readonly expect: Expect;
  /** Waits until something is so. Rejects with what was waited for when it does not come. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
}

/** One promise of the protocol. */
export interface Case<End> {
  /** Goes on after "it". */
  readonly name: string;
  readonly run: (end: End, tools: Tools) => Promise<void>;
}
