import type { HostileReport } from './report.types.ts';

type Count = Exclude<keyof HostileReport, 'faults'>;

/** Counts what a run finds. */
export interface Tally {
  readonly count: (what: Count) => void;
  /** Counts a fault and keeps the first ones. */
  readonly fault: (what: Count, text: string, message: unknown) => void;
  readonly report: () => HostileReport;
}

const show = (message: unknown): string => {
  try {
    return (JSON.stringify(message) as string | undefined)?.slice(0, 300) ?? String(message);
  } catch {
    return 'a value that is no JSON';
  }
};

/** Creates an empty tally. */
export const createTally = (): Tally => {
  const counts: Record<Count, number> = {
    messages: 0,
    accepted: 0,
    wronglyAccepted: 0,
    wronglyRefused: 0,
    misanswered: 0,
    uncaught: 0,
    leaks: 0,
  };
  const faults: string[] = [];
  const count = (what: Count): void => {
    counts[what] += 1;
  };
  return {
    count,
    fault: (what, text, message) => {
      count(what);
      if (faults.length < 20) faults.push(`${what}: ${text}: ${show(message)}`);
    },
    report: () => ({ ...counts, faults }),
  };
};

/** Compares what a message set off with what it should have; undefined stands for nothing. */
export const compareEffects = (
  tally: Tally,
  { actual, expected }: { readonly actual: string | undefined; readonly expected: string | undefined },
  message: unknown,
): void => {
  if (actual !== undefined) tally.count('accepted');
  if (actual === expected) return;
  const text = `expected ${expected ?? 'nothing'}, got ${actual ?? 'nothing'}`;
  tally.fault(actual === undefined ? 'wronglyRefused' : 'wronglyAccepted', text, message);
};
