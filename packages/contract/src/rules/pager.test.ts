import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampPage } from './pager.ts';

it('clamps the jumper to existing pages', () => {
  expect([0, -3, 1.5, 8, 7, 3].map((page) => clampPage(page, 7))).toEqual([1, 1, 1, 7, 7, 3]);
  expect(['0', '-3', '1.5', 'text', '8', ' 4 ', ''].map((page) => clampPage(page, 7))).toEqual([
    1, 1, 1, 1, 7, 4, 1,
  ]);
  expect([clampPage(1, 0), clampPage(Infinity, 5), clampPage(Number.NaN, 5)]).toEqual([1, 5, 1]);
});

it('answers a whole page in bounds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double()), fc.integer({ min: 1, max: 1000 }), (wanted, last) => {
      const page = clampPage(wanted, last);
      expect(Number.isInteger(page) && page >= 1 && page <= last).toBe(true);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
