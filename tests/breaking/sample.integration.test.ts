import { describe, expect, it } from 'vitest';
import { run } from '../../scripts/processes/run.ts';
import { inRoot } from '../../scripts/repository/paths.ts';

// A run within a run must not take itself for a worker of the outer one.
const breakIds = (...args: readonly string[]): ReturnType<typeof run> =>
  run(process.execPath, [inRoot('tests/break-ids.ts'), ...args], {
    env: { VITEST: '', VITEST_WORKER_ID: '', VITEST_POOL_ID: '', NO_COLOR: '1' },
  });

describe('tests that name a requirement', () => {
  it('fail when broken: 10 of the day', async () => {
    const { code, output } = await breakIds('--sample', '10');
    expect(output).toMatch(/10 breaks of \d+ ids: 10 red, 0 not\n$/);
    expect(code).toBe(0);
  });

  it('are found out when green or missing', async () => {
    const { code, output } = await breakIds('--control');
    expect(output).toMatch(/^green +TIME-02 /m);
    expect(output).toMatch(/^untested +NONE-01 /m);
    expect(output).toMatch(/^stale +TIME-03 /m);
    expect(output).toMatch(/^red +TIME-02/m);
    expect(output).toMatch(/^green +CRUMB-02 /m);
    expect(output).toMatch(/5 breaks of 4 ids: 1 red, 4 not\n$/);
    expect(code).toBe(1);
  });
});
