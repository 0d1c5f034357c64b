/** The part of a test runner's `expect` that the suite uses. */
export type Expect = (value: unknown) => { toEqual(expected: unknown): void };

/** The parts of a test runner that the suite uses, e.g. those of vitest or jest. */
export interface TestRunner {
  readonly describe: (name: string, run: () => void) => void;
  readonly it: (name: string, run: () => Promise<void>) => void;
  readonly expect: Expect;
}

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
