import { describe, expect, it } from 'vitest';
import { spellNumber } from './spell-number.ts';

describe('numbers of topics', () => {
  it.each([
    ['decimal', 12, undefined, '12.'],
    ['alpha', 1, undefined, 'A.'],
    ['alpha', 27, undefined, 'AA.'],
    ['alpha', 703, undefined, 'AAA.'],
    ['roman', 4, undefined, 'IV.'],
    ['roman', 1994, undefined, 'MCMXCIV.'],
    ['chinese', 10, undefined, '十、'],
    ['chinese', 12, undefined, '十二、'],
    ['chinese', 20, undefined, '二十、'],
    ['chinese', 103, undefined, '一百零三、'],
    ['chinese', 1010, undefined, '一千零一十、'],
    ['nested', 2, undefined, '2'],
    ['nested', 3, '2', '2.3'],
    ['nested', 3, 'B.', 'B.3'],
  ] as const)('spell %s %i below %s as %s', (...[way, count, above, spelled]) => {
    expect(spellNumber(way, count, above)).toBe(spelled);
  });
});
