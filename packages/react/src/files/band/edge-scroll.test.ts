import { expect, test } from 'vitest';
import { edgeSpeed, edgeStep } from './edge-scroll.ts';

const box = { top: 100, bottom: 700 };

test('a box scrolls near its edges only, and faster beyond them', () => {
  expect([300, 148, 652].map((y) => edgeStep(y, box))).toEqual([0, 0, 0]);
  expect(edgeStep(124, box)).toBe(-edgeSpeed / 2);
  expect(edgeStep(676, box)).toBe(edgeSpeed / 2);
  expect([90, 0].map((y) => edgeStep(y, box))).toEqual([-edgeSpeed, -edgeSpeed]);
  expect([700, 2000].map((y) => edgeStep(y, box))).toEqual([edgeSpeed, edgeSpeed]);
});

test('the edges of a low box leave its middle alone', () => {
  expect(edgeStep(40, { top: 0, bottom: 80 })).toBe(0);
});
