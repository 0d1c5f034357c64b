import { describe, expect, it } from 'vitest';
import { formatTally, formatTotal, isGood, sumTallies, tallyReport } from './report.ts';

const file = (
  status: string,
  ...results: readonly string[]
): {
  name: string;
  status: string;
  assertionResults: { status: string }[];
} => ({ name: 'a.test.ts', status, assertionResults: results.map((each) => ({ status: each })) });

describe('tallyReport', () => {
  it('counts passed, failed and left-out tests over all files', () => {
    const report = {
      testResults: [file('passed', 'passed', 'pending', 'todo'), file('failed', 'failed', 'passed')],
    };
    expect(tallyReport(report, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
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

  it('counts a missing report as a failure', () => {
    expect(tallyReport(undefined, 0)).toMatchObject({ failed: 1 });
  });
});

describe('the closing line', () => {
  it('says nothing but what passed and what failed, whatever was skipped', () => {
    expect(formatTotal({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(formatTotal({ passed: 3, failed: 1, skipped: 2 })).toBe('2 skipped\n3 passed, 1 failed');
  });

  it('mentions skipped tests only when there are some', () => {
    expect(formatTally({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(formatTally({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('is good only when something passed and nothing failed', () => {
    expect(isGood(sumTallies([]))).toBe(false);
    expect(isGood({ passed: 1, failed: 1, skipped: 0 })).toBe(false);
    expect(isGood({ passed: 1, failed: 0, skipped: 0 })).toBe(true);
  });
});
