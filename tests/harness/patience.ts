import { runPatience } from '../../scripts/testing/patience.ts';

/**
 * How long a test waits for one thing on this machine, in milliseconds. `expect.poll`, `vi.waitFor`, Playwright's actions, and
 * the limits of tests and hooks have it already; only a wait of another kind names it.
 */
export const patienceMs = runPatience();
