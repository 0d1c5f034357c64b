import { expect, it } from 'vitest';
import { endOfDay, startOfDay } from './trash-days.ts';

it('reads a day to its last millisecond', () => {
  const [start, end] = [startOfDay('2026-11-21') ?? 0, endOfDay('2026-11-21') ?? 0];
  expect(new Date(start).getHours()).toBe(0);
  expect(end + 1).toBe(startOfDay('2026-11-22'));
  expect(endOfDay('2026-12-31')).toBe((startOfDay('2027-01-01') ?? 0) - 1);
});

it('reads nothing from invalid days', () => {
  for (const text of ['', '2026-1-1', '2026-02-30', '2026-13-01', 'today'])
    expect([startOfDay(text), endOfDay(text)], text).toEqual([undefined, undefined]);
});
