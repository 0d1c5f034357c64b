import { describe, expect, it } from 'vitest';
import { checkEditors, putOnTop } from './three-editors.ts';

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('three editors of one document', () => {
  it('end as stored after any delays', () => {
    expect(seeds.filter((seed) => checkEditors(seed, 200).length > 0)).toEqual([]);
  });

  it('would differ if pending stayed below', () => {
    expect(seeds.filter((seed) => checkEditors(seed, 200, putOnTop).length > 0).length).toBeGreaterThan(8);
  });
});
