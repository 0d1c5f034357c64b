import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const STEP_MS = 15;

/**
 * Asks again and again until there is a response and returns it; throws after 30 seconds, with the last error where there was one.
 * A document that is just being replaced answers with errors, so these alone mean nothing.
 */
export const poll = async <Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> => {
  const end = performance.now() + PATIENCE_MS;
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
  throw new Error(`nothing came of ${what} in ${PATIENCE_MS / 1000} s`, { cause: failure });
};
