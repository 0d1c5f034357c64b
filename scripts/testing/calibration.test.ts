import { describe, expect, it } from 'vitest';
import { calibrate, chooseWorkers, formatCalibration, timesSlowerOf } from './calibration.ts';
import { PATIENCE, limitOfTest, patienceOf, runPatience, stillLimit } from './patience.ts';

describe('the calibration', () => {
  it('takes the median and never calls twice', () => {
    expect(timesSlowerOf([150, 30, 28])).toBe(2);
    expect(timesSlowerOf([2, 4, 6])).toBe(1);
    expect(timesSlowerOf([9_000, 9_000, 9_000])).toBe(4);
  });

  it('warms up once and works five times', () => {
    let rounds = 0;
    expect(calibrate(() => (rounds += 1)).timesSlower).toBe(1);
    expect(rounds).toBe(6);
  });

  it('formats itself for the head of a run', () => {
    expect(formatCalibration({ timesSlower: 2.25, cores: 2 })).toBe(
      "2.3 times a fast machine's time, 2 cores",
    );
  });

  it('chooses more workers than cores on fast machines alone', () => {
    expect(chooseWorkers({ timesSlower: 1, cores: 2 })).toEqual({ unit: 4, e2e: 3 });
    expect(chooseWorkers({ timesSlower: 3, cores: 2 })).toEqual({ unit: 2, e2e: 2 });
    expect(chooseWorkers({ timesSlower: 3, cores: 1 })).toEqual({ unit: 2, e2e: 1 });
  });
});

describe('patience', () => {
  it('grows with the time that the machine takes', () => {
    expect([patienceOf(1), patienceOf(3)]).toEqual([90_000, 270_000]);
    expect(patienceOf(3, true)).toBeLessThan(patienceOf(1));
  });

  it('fails a test before its file hangs', () => {
    for (const patience of [1_000, 90_000, 360_000])
      expect(stillLimit(patience)).toBeGreaterThan(limitOfTest(patience));
    expect(stillLimit(1_000)).toBe(600_000);
  });

  it('measures once for the whole run', () => {
    const env: NodeJS.ProcessEnv = {};
    const measured = runPatience(env);
    expect(measured).toBeGreaterThanOrEqual(90_000);
    expect(env[PATIENCE]).toBe(String(measured));
    expect(runPatience({ [PATIENCE]: '1000' })).toBe(1_000);
  });
});
