import { describe, expect, it } from 'vitest';
import { formatTable, median, medianRatio } from './statistics.ts';

describe('median', () => {
  it('takes the middle or the mean of two', () => {
    expect(median([9, 1, 10])).toBe(9);
    expect(median([9, 1, 10, 2])).toBe(5.5);
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('medianRatio', () => {
  it('pairs figures of the same round', () => {
    // The ratio of the medians would be 2 here.
    expect(medianRatio([10, 40, 30], [10, 10, 30])).toBe(1);
  });

  it('is no number without rounds', () => {
    expect(medianRatio([1], [])).toBeNaN();
    expect(medianRatio([], [])).toBeNaN();
  });
});

describe('formatTable', () => {
  it('aligns columns without trailing blanks', () => {
    expect(
      formatTable([
        ['a', 'bb'],
        ['ccc', ''],
      ]),
    ).toBe('a    bb\nccc');
  });
});
