import { expect, it } from 'vitest';
import { pagerPages } from './pager-pages.ts';

it('are seven around the current page', () => {
  expect(pagerPages(1, 50)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagerPages(20, 50)).toEqual([17, 18, 19, 20, 21, 22, 23]);
  expect(pagerPages(50, 50)).toEqual([44, 45, 46, 47, 48, 49, 50]);
});

it('are all there are when there are fewer', () => {
  expect(pagerPages(2, 3)).toEqual([1, 2, 3]);
  expect(pagerPages(1, 0)).toEqual([1]);
});
