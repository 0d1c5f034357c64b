import { describe, expect, it } from 'vitest';
import { SavingSchedule } from './saving-schedules.ts';
import type { Break } from './saving-schedules.ts';

const runAll = async (
  count: number,
  broken?: Break,
): Promise<readonly { seed: number; faults: readonly string[] }[]> => {
  const outcomes: { seed: number; faults: readonly string[] }[] = [];
  for (let seed = 0; seed < count; seed += 1)
    outcomes.push({ seed, faults: (await new SavingSchedule(seed, broken).run(150)).faults });
  return outcomes.filter(({ faults }) => faults.length > 0);
};

describe('saving through crashes, lost calls and expired sessions', () => {
  it('loses nothing saved or kept', async () => {
    expect(await runAll(25)).toEqual([]);
  });

  it.each(['forgetful disk', 'says saved too soon'] as const)('notices a loss by %s', async (broken) => {
    expect((await runAll(10, broken)).length).toBeGreaterThan(5);
  });
});
