import { vi } from 'vitest';

/** Holds back timers of one length until the end of a test, which then means the same on a machine that takes longer than they do. */
export const holdBack = (ms: number): void => {
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, after?: number): unknown =>
    after === ms ? 0 : start(run, after),
  );
};
