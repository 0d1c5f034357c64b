import type { Expect, TestRunner } from '@chartdock/platform/suite';
import type { Case, Tools } from './case.types.ts';
import type { GuestEnd, HostEnd } from './ends.types.ts';
import { GUEST_CASES } from './guest-cases.ts';
import { HOST_CASES } from './host-cases.ts';

/** Makes the ends under test, a fresh one for each case. */
export interface MakeEnds {
  readonly host?: () => HostEnd | Promise<HostEnd>;
  readonly guest?: () => GuestEnd | Promise<GuestEnd>;
  /** How long a case waits for an expected message, in milliseconds; default 5000. */
  readonly patience?: number;
}

/** One promise of the protocol, ready to be tried. */
export interface ConformanceCase {
  /** E.g. `host: answers ping with pong`. */
  readonly name: string;
  /** Rejects when the end breaks the promise. */
  readonly run: (expect: Expect) => Promise<void>;
}

const LOOK_MS = 2;

const createUntil =
  (patience: number): Tools['until'] =>
  async (what, holds) => {
    const end = performance.now() + patience;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };

const prepare = <End extends { dispose(): void }>(
  role: string,
  cases: readonly Case<End>[],
  { make, patience }: { readonly make: () => End | Promise<End>; readonly patience: number },
): ConformanceCase[] =>
  cases.map(({ name, run }) => ({
    name: `${role}: ${name}`,
    run: async (expect) => {
      const end = await make();
      try {
        await run(end, { expect, until: createUntil(patience) });
      } finally {
        end.dispose();
      }
    },
  }));

/** Lists the promises of the protocol for the ends that are given, for runners without `describe` and `it`. */
export const conformanceSuite = ({ host, guest, patience = 5_000 }: MakeEnds): readonly ConformanceCase[] => [
  ...(host === undefined ? [] : prepare('host', HOST_CASES, { make: host, patience })),
  ...(guest === undefined ? [] : prepare('guest', GUEST_CASES, { make: guest, patience })),
];

/**
 * Declares the promises of the protocol as tests: handshake, versions, deadlines, unknown methods, replays, wrong nonces,
 * sizes, rates, refused choices, closing. The suite plays the other end of each end that is given.
 */
export const describeProtocolConformance = (runner: TestRunner, ends: MakeEnds): void =>
  runner.describe('the embed protocol', () => {
    for (const { name, run } of conformanceSuite(ends)) runner.it(name, () => run(runner.expect));
  });
