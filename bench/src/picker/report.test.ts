import { describe as group, expect, it } from 'vitest';
import { LIMIT, OURS } from './pickers.ts';
import { describe, overLimit } from './report.ts';
import type { Measured } from './report.ts';

const measured = (scripts: number, limit: readonly number[], ours: readonly number[]): Measured => {
  const transfers = { page: 1_000, scripts, styles: 2_000, data: 90_000 };
  return new Map([
    [LIMIT.name, { transfers, cpu: limit }],
    [OURS.name, { transfers, cpu: ours }],
  ]);
};

group('overLimit', () => {
  it('allows 25 kB and 1.5 times the CPU', () => {
    expect([...overLimit(measured(22_000, [10], [15]))]).toEqual([]);
  });

  it('names each part that is over', () => {
    expect([...overLimit(measured(22_001, [10], [15]))]).toEqual(['bytes']);
    expect([...overLimit(measured(1_000, [10, 10], [16, 16]))]).toEqual(['cpu']);
  });

  it('asks for a multiple of the limit', () => {
    expect([...overLimit(measured(70_000, [10], [46]), 3)]).toEqual(['cpu']);
  });

  it('counts unmeasured parts as over', () => {
    expect([...overLimit(new Map())]).toEqual(['bytes', 'cpu']);
  });
});

group('describe', () => {
  it('writes bytes, CPU, ratio and OVER', () => {
    const text = describe(measured(40_000, [10], [12]));
    expect(text).toMatch(/chartdock +43\.0 +40\.0 +2\.0 +1\.0 +90\.0 +12\.0 \(1\.20 x\)/);
    expect(text).toMatch(/rows, kB +43\.00 +at most 25 +OVER$/m);
    expect(text).toMatch(/by hand +1\.20 +at most 1\.5$/m);
  });
});
