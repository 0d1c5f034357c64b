import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the seed of properties', () => {
  it('draws the same values in every run', () => {
    const { seed = 0 } = fc.readConfigureGlobal();
    const drawn = fc.sample(fc.nat(), 3);
    expect(fc.sample(fc.nat(), 3)).toEqual(drawn);
    expect(fc.sample(fc.nat(), { seed: seed + 1, numRuns: 3 })).not.toEqual(drawn);
  });
});
