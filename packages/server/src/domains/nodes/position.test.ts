import { describe, expect, it } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { positionAfter, positionBetween } from './position.ts';

const byCodePoint = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('positions of a manual order', () => {
  it('stay in order and short however many are appended', () => {
    let last: string | undefined;
    for (let count = 0; count < 5_000; count += 1) {
      const next = positionAfter(last);
      if (last !== undefined) expect(byCodePoint(last, next)).toBeLessThan(0);
      last = next;
    }
    expect(last?.length).toBeLessThan(10);
    expect(byCodePoint('zzzzzzV', positionAfter('zzzzzzV'))).toBeLessThan(0);
  });

  it.each([
    [undefined, 'U00001V'],
    ['U', 'U00001V'],
    ['U00009V', 'U0000AV'],
    ['U0000zV', 'U00010V'],
    ['UzzzzzV', 'V00000V'],
    ['zzzzzzV', 'zzzzzzVV'],
  ])('come after %s as %s', (last, next) => {
    expect(positionAfter(last)).toBe(next);
  });

  it.each([
    ['A', 'C', 'B'],
    ['A', 'B', 'AV'],
    ['AV', 'B', 'Ak'],
    ['Az', 'B', 'AzV'],
    ['A', 'A1', 'A0V'],
    ['A', undefined, 'A00001V'],
    [undefined, '1', '0V'],
    [undefined, 'V', 'F'],
  ])('come shortest between %s and %s, %s', (low, high, between) => {
    expect(positionBetween(low, high)).toBe(between);
  });

  it('fit between any neighbours of a random list', () => {
    const random = createRandom(3);
    const list: string[] = [positionAfter(undefined)];
    for (let count = 0; count < 3_000; count += 1) {
      const at = random.int(0, list.length);
      list.splice(at, 0, positionBetween(list[at - 1], list[at]));
    }
    expect(list.toSorted(byCodePoint)).toEqual(list);
    expect(new Set(list).size).toBe(list.length);
  });

  it('fit before the first one again and again', () => {
    let first = positionAfter(undefined);
    for (let count = 0; count < 300; count += 1) {
      const next = positionBetween(undefined, first);
      expect(byCodePoint(next, first)).toBeLessThan(0);
      expect(next.endsWith('0')).toBe(false);
      first = next;
    }
  });
});
