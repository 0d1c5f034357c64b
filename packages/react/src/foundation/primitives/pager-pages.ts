import { PAGER_COUNT } from '@chartdock/contract';

/** Returns the pages that have a button: seven around the current one, or all when there are no more (CONST-02). Pages count from 1. */
export const pagerPages = (current: number, last: number): readonly number[] => {
  const count = Math.min(PAGER_COUNT, Math.max(1, last));
  const before = Math.floor(PAGER_COUNT / 2);
  const first = Math.max(1, Math.min(current - before, last - count + 1));
  return Array.from({ length: count }, (_, at) => first + at);
};
