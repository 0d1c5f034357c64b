import type { Code } from '@chartdock/contract';
import type { EmbedClock } from '@chartdock/embed';

/** Which requests a scenario is about. */
export interface Affected {
  /** A call by name, e.g. `lists.loadFiles`, or a path; default all. */
  readonly call?: string;
  /** How many requests; default 1, `Infinity` for all until it is taken back. */
  readonly times?: number;
}

/** Response in place of the true one: a code in an envelope, or another HTTP status than 200. */
export type Forced = { readonly code: Code | (string & {}) } | { readonly status: number };

/** Failures of a fake backend. */
export interface Scenario {
  /** Forces answers; the answered function takes it back. */
  readonly force: (answer: Forced, affected?: Affected) => () => void;
  /** Makes every response take so many milliseconds of the clock; 0 answers at once. */
  slow: (ms: number) => void;
  /** Cuts the connection, or gives it back. */
  connect: (isConnected: boolean) => void;
  /** Ends everything that goes wrong. */
  readonly reset: () => void;
  /** Waits as long as answers take. Rejects as `fetch` does when there is no connection or the caller stops. */
  readonly pass: (signal: AbortSignal) => Promise<void>;
  /** Takes the next forced answer to a call. */
  readonly take: (names: readonly string[]) => Forced | undefined;
}

interface Rule {
  readonly answer: Forced;
  readonly call: string | undefined;
  left: number;
}

/** Creates a scenario in which nothing goes wrong yet. */
export const createScenario = (clock: EmbedClock): Scenario => {
  const rules = new Set<Rule>();
  let delay = 0;
  let isConnected = true;

  const requireConnection = (): void => {
    if (!isConnected) throw new TypeError('Failed to fetch');
  };
  const wait = async (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const stop = clock.after(delay, resolve);
      signal.addEventListener('abort', () => {
        stop();
        reject(signal.reason as Error);
      });
    });

  return {
    force: (answer, { call, times = 1 } = {}) => {
      const rule = { answer, call, left: times };
      rules.add(rule);
      return () => rules.delete(rule);
    },
    slow: (ms) => {
      delay = ms;
    },
    connect: (next) => {
      isConnected = next;
    },
    reset: () => {
      rules.clear();
      delay = 0;
      isConnected = true;
    },
    pass: async (signal) => {
      signal.throwIfAborted();
      requireConnection();
      if (delay > 0) await wait(signal);
      requireConnection();
    },
    take: (names) => {
      for (const rule of rules) {
        if (rule.call !== undefined && !names.includes(rule.call)) continue;
        rule.left -= 1;
        if (rule.left <= 0) rules.delete(rule);
        return rule.answer;
      }
      return undefined;
    },
  };
};
