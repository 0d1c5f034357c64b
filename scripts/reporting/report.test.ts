import { describe, expect, it } from 'vitest';
import { formatTally, formatTotal, isGood, noTests, sumTallies } from './report.ts';

describe('the closing line', () => {
  it('says only passed and failed', () => {
    expect(formatTotal({ ...noTests, passed: 3 })).toBe('3 passed, 0 failed');
    expect(formatTotal({ ...noTests, passed: 3, failed: 1, skipped: 2 })).toBe(
      '2 skipped\n3 passed, 1 failed',
    );
  });

  it('mentions skipped tests only when there are some', () => {
    expect(formatTally({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(formatTally({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('is good only when something passed and nothing failed', () => {
    expect(isGood(sumTallies([]))).toBe(false);
    expect(isGood({ ...noTests, passed: 1, failed: 1 })).toBe(false);
    expect(isGood({ ...noTests, passed: 1 })).toBe(true);
  });

  it('names tests tried twice before the end', () => {
    expect(formatTotal({ ...noTests, passed: 9, triedTwice: ['shows a toast'] })).toBe(
      '1 browser test tried twice, 5 allowed\n  shows a toast\n9 passed, 0 failed',
    );
  });

  it('names thirty unended files', () => {
    const one = { ...noTests, passed: 9, failed: 1, unfinished: ['hung: a.test.ts at: adds'] };
    expect(formatTotal(one)).toBe(
      '1 file did not come to an end\n  hung: a.test.ts at: adds\n9 passed, 1 failed',
    );
    const many = { ...one, unfinished: Array.from({ length: 32 }, (_, at) => `not run: ${at}.test.ts`) };
    expect(formatTotal(many)).toMatch(
      /^32 files did not[^]*\n  not run: 29\.test\.ts\n  and 2 more\n9 passed/,
    );
  });

  it('fails when more than five tests were tried twice', () => {
    const five = { ...noTests, passed: 9, triedTwice: ['a', 'b', 'c', 'd', 'e'] };
    expect(formatTotal(five)).toMatch(/\n9 passed, 0 failed$/);
    expect(isGood(five)).toBe(true);
    const six = { ...five, triedTwice: ['a', 'b', 'c', 'd', 'e', 'f'] };
    expect(formatTotal(six)).toMatch(/^6 browser tests tried twice, 5 allowed\n[^]*\n9 passed, 1 failed$/);
    expect(isGood(six)).toBe(false);
  });
});
