import { expect, it } from 'vitest';
import {
  hasRoomForCarousel,
  hasRoomForYearReport,
  isCompactWidth,
  isMobileDevice,
  menuHeightIn,
} from './window-size.ts';

it('is compact under 785 and not at 785', () => {
  expect([0, 784, 784.9, 785, 786].map(isCompactWidth)).toEqual([true, true, true, false, false]);
});

it('has the year report from 1100', () => {
  expect([1099, 1100, 1101].map(hasRoomForYearReport)).toEqual([false, true, true]);
});

it('has the carousel from height 630', () => {
  expect([629, 630, 631].map(hasRoomForCarousel)).toEqual([false, true, true]);
});

it('takes 165 from the menu height under 630', () => {
  expect([629, 630].map((height) => menuHeightIn(height, 500))).toEqual([335, 500]);
  expect(menuHeightIn(300, 100)).toBe(0);
});

it('tells mobiles by finger and narrow window', () => {
  const [finger, mouse] = [{ hasCoarsePointer: true }, { hasCoarsePointer: false }];
  expect([
    isMobileDevice({ ...finger, width: 784 }),
    isMobileDevice({ ...finger, width: 785 }),
    isMobileDevice({ ...mouse, width: 400 }),
    isMobileDevice({ ...mouse, width: 1200, host: true }),
    isMobileDevice({ ...finger, width: 400, host: false }),
  ]).toEqual([true, false, false, true, false]);
});
