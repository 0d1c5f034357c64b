import { describe, expect, test } from 'vitest';
import { moveFocus } from './roving.ts';

const list = { count: 100_000, columns: 1, pageRows: 13 };
const grid = { count: 10, columns: 4, pageRows: 3 };

describe('moveFocus in a list', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 99_999, 99_999],
    ['ArrowUp', 0, 0],
    ['ArrowUp', 7, 6],
    ['Home', 512, 0],
    ['End', 3, 99_999],
    ['PageDown', 0, 12],
    ['PageDown', 99_995, 99_999],
    ['PageUp', 20, 8],
    ['PageUp', 3, 0],
    ['ArrowRight', 3, 3],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(moveFocus(key, from, list)).toBe(to);
  });

  test('leaves other keys alone', () => {
    expect(moveFocus('a', 3, list)).toBeUndefined();
  });

  test('goes nowhere in an empty list', () => {
    expect(moveFocus('ArrowDown', 0, { ...list, count: 0 })).toBeUndefined();
  });
});

describe('moveFocus in a grid', () => {
  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 4, 3],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 2, 2],
    ['ArrowUp', 6, 2],
    ['End', 0, 9],
    ['PageDown', 0, 8],
    ['PageUp', 9, 1],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(moveFocus(key, from, grid)).toBe(to);
  });
});

describe('moveFocus in a grid whose first items lie in rows of their own', () => {
  // 0 1 2 3 / 4 5 | 6 7 8 9 / 10 11
  const zoned = { count: 12, columns: 4, pageRows: 3, lead: 6 };
  test.each([
    ['ArrowDown', 0, 4],
    ['ArrowDown', 3, 5],
    ['ArrowDown', 4, 6],
    ['ArrowDown', 5, 7],
    ['ArrowDown', 7, 11],
    ['ArrowUp', 6, 4],
    ['ArrowUp', 9, 5],
    ['ArrowUp', 11, 7],
    ['ArrowUp', 5, 1],
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 6, 5],
    ['Home', 9, 0],
    ['End', 1, 11],
    ['PageDown', 1, 7],
    ['PageUp', 10, 4],
  ])('%s moves from %i to %i', (key, from, to) => {
    expect(moveFocus(key, from, zoned)).toBe(to);
  });
});
