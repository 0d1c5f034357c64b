import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaTime } from './gateways/wire/china-time.ts';
import { addMonths } from './plans.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);

describe('months that are added', () => {
  it.each([
    ['2026-03-01T07:00', 1, '2026-04-01T07:00'],
    ['2026-01-31T00:30', 1, '2026-02-28T00:30'],
    ['2026-01-31T23:59', 1, '2026-02-28T23:59'],
    ['2028-02-29T05:00', 12, '2029-02-28T05:00'],
    ['2026-12-31T01:00', 1, '2027-01-31T01:00'],
    ['2026-11-30T03:00', 3, '2027-02-28T03:00'],
  ])('lead from %s by %i to %s in China', (from, months, to) => {
    expect(chinaTime(addMonths(at(from), months))).toBe(chinaTime(at(to)));
  });

  it('keep day and hour of China where possible', () => {
    const first = at('2020-01-01T00:00');
    fc.assert(
      fc.property(fc.nat(20 * 365 * 24 * 60), fc.integer({ min: 1, max: 36 }), (minutes, months) => {
        const from = first + minutes * 60_000;
        const [before, after] = [chinaTime(from), chinaTime(addMonths(from, months))];
        expect(after.slice(11)).toBe(before.slice(11));
        const [year = 0, month = 0] = before.split('-').map(Number);
        const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
        expect(Number(after.slice(8, 10))).toBe(Math.min(Number(before.slice(8, 10)), last));
        const [laterYear = 0, laterMonth = 0] = after.split('-').map(Number);
        expect(laterYear * 12 + laterMonth).toBe(year * 12 + month + months);
      }),
    );
  });
});
