import { setTimeout as sleep } from 'node:timers/promises';
import { patienceMs } from '../harness/patience.ts';

const STEP_MS = 15;

/**
 * Asks again and again until there is a response and returns it; throws when the patience of the run ends, with the last error where there was one.
 * A document that is just being replaced answers with errors, so these alone mean nothing.
 */
export const poll = async <Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> => {
  const end = performance.now() + patienceMs;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      failure = undefined;
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      failure = error;
    }
    await sleep(STEP_MS);
  }
  throw new Error(`nothing came of ${what} in ${patienceMs / 1000} s`, { cause: failure });
};
