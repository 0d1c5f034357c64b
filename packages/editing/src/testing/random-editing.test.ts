import { describe, expect, it } from 'vitest';
import { checkSeed } from './random-editing.ts';

describe('random editing', () => {
  it('returns to start and end regardless', () => {
    const faults = Array.from({ length: 30 }, (_, seed) => ({ seed, faults: checkSeed(seed, 120) }));
    expect(faults.filter((one) => one.faults.length > 0)).toEqual([]);
  });
});
