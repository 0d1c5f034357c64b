import { expect, test } from 'vitest';
import { edgeRate, edgeSpeed } from './edge-scroll.ts';

const box = { top: 100, bottom: 700 };

test('a box scrolls faster beyond its edges', () => {
  expect([300, 148, 652].map((y) => edgeRate(y, box))).toEqual([0, 0, 0]);
  expect([100, 124].map((y) => edgeRate(y, box))).toEqual([-edgeSpeed, -edgeSpeed / 2]);
  expect([676, 700].map((y) => edgeRate(y, box))).toEqual([edgeSpeed / 2, edgeSpeed]);
  expect([0, 2000].map((y) => edgeRate(y, box))).toEqual([-3 * edgeSpeed, 3 * edgeSpeed]);
});

test('the middle of a low box stays still', () => {
  expect(edgeRate(40, { top: 0, bottom: 80 })).toBe(0);
});
