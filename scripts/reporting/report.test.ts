import { describe, expect, it } from 'vitest';
import { formatTally, formatTotal, isGood, noTests, sumTallies, tallyReport } from './report.ts';

const file = (
  status: string,
  ...results: readonly string[]
): {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
} => ({
  name: 'a.test.ts',
  status,
  assertionResults: results.map((each) => ({ status: each, fullName: `shows ${each}`, failureMessages: [] })),
});

const triedTwice = (title: string): ReturnType<typeof file> => ({
  name: 'a.e2e.ts',
  status: 'passed',
  assertionResults: [{ status: 'passed', fullName: title, failureMessages: ['too late'] }],
});

describe('tallyReport', () => {
  it('counts passed, failed and left-out tests over all files', () => {
    const report = {
      testResults: [file('passed', 'passed', 'pending', 'todo'), file('failed', 'failed', 'passed')],
    };
    expect(tallyReport(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2, triedTwice: [] });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyReport({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toMatchObject({
      failed: 1,
    });
  });

  it('counts a bad exit code as a failure although every test passed', () => {
    expect(tallyReport({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('lists tests that passed only at the second try', () => {
    const report = { testResults: [triedTwice('shows a toast'), file('passed', 'passed')] };
    expect(tallyReport(report, 0)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      triedTwice: ['shows a toast'],
    });
  });

  it('counts a missing report as a failure', () => {
    expect(tallyReport(undefined, 0)).toMatchObject({ failed: 1 });
  });
});

describe('the closing line', () => {
  it('says nothing but what passed and what failed, whatever was skipped', () => {
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

  it('names the tests that were tried twice in lines before the last', () => {
    expect(formatTotal({ ...noTests, passed: 9, triedTwice: ['shows a toast'] })).toBe(
      '1 browser test tried twice, 2 allowed\n  shows a toast\n9 passed, 0 failed',
    );
  });

  it('fails when more than two tests were tried twice', () => {
    const two = { ...noTests, passed: 9, triedTwice: ['a', 'b'] };
    expect(formatTotal(two)).toMatch(/\n9 passed, 0 failed$/);
    expect(isGood(two)).toBe(true);
    const three = { ...two, triedTwice: ['a', 'b', 'c'] };
    expect(formatTotal(three)).toMatch(/^3 browser tests tried twice, 2 allowed\n[^]*\n9 passed, 1 failed$/);
    expect(isGood(three)).toBe(false);
  });
});
