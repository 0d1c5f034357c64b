import { expect, it } from 'vitest';
import { dayText, spanFrom, startOfSpan } from './search-days.ts';
import { findWords } from './useFoundMarks.ts';

const now = new Date(2026, 10, 23, 15, 30).getTime();

it.each([
  ['today', '2026-11-23'],
  ['week', '2026-11-17'],
  ['month', '2026-10-25'],
  ['year', '2026-01-01'],
] as const)('begins %s at midnight of %s and names it', (span, day) => {
  const start = startOfSpan(span, now);
  expect([dayText(start), new Date(start).getHours(), spanFrom(start, now)]).toEqual([day, 0, span]);
});

it('names no span for another day', () => {
  expect(spanFrom(startOfSpan('week', now) - 86_400_000, now)).toBeUndefined();
});

it('matches any case, but no changing lengths', () => {
  expect(findWords('Plan of the plan', ' PLAN ')).toEqual([
    [0, 4],
    [12, 16],
  ]);
  expect([findWords('İstanbul', 'i'), findWords('Plan', ' ')]).toEqual([[], []]);
});
