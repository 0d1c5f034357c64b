import { describe, expect, it } from 'vitest';
import { isOrder, LONGEST_ORDER, ordersBetween } from './orders.ts';

const isAscending = (keys: readonly string[]): boolean =>
  keys.every((key, at) => isOrder(key) && (at === 0 || (keys[at - 1] ?? '') < key));

describe('orders', () => {
  it('finds as many keys as wanted between any two', () => {
    for (const count of [1, 2, 7, 100, 5_000]) {
      const first = ordersBetween(null, null, count);
      expect(first).toHaveLength(count);
      expect(isAscending(first)).toBe(true);
      const [low, high] = [first[0] ?? '', first[1] ?? null];
      expect(isAscending([low, ...ordersBetween(low, high, count), ...(high === null ? [] : [high])])).toBe(
        true,
      );
    }
  });

  it('keeps keys short where lists grow at an end', () => {
    let [head, tail] = ['V0000', 'V0001'];
    for (let step = 0; step < 2_000; step += 1) {
      const before = ordersBetween(null, head, 1)[0] ?? '';
      const after = ordersBetween(tail, null, 1)[0] ?? '';
      expect(before < head && after > tail).toBe(true);
      [head, tail] = [before, after];
    }
    expect([head.length, tail.length]).toEqual([5, 5]);
  });

  it('halves a gap hundreds of times', () => {
    for (const side of ['left', 'right'] as const) {
      let [low, high] = ['V0000', 'V0001'];
      for (let step = 0; step < 500; step += 1) {
        const middle = ordersBetween(low, high, 1)[0] ?? '';
        expect(low < middle && middle < high && isOrder(middle)).toBe(true);
        if (side === 'left') high = middle;
        else low = middle;
      }
      expect(low.length).toBeLessThan(LONGEST_ORDER);
    }
  });

  it('says that nothing lies between a key and itself', () => {
    expect(() => ordersBetween('V0000', 'V0000', 1)).toThrow(RangeError);
  });

  it.each(['', 'V000', 'V00000', 'V000 ', 'é0000', '0'.repeat(LONGEST_ORDER)])(
    'refuses %o as a key',
    (text) => {
      expect(isOrder(text)).toBe(false);
    },
  );
});
