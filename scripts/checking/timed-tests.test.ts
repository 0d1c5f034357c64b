import { describe, expect, it } from 'vitest';
import { findTimedTests } from './timed-tests.ts';

// The bad lines are put together here, so that this file passes the check it tests.
const join = (...pieces: readonly string[]): string => pieces.join('');
const problems = (text: string, path = 'packages/x/src/a.test.ts'): string[] =>
  findTimedTests([{ path, text }], {});

const waits = join('await page.waitForTime', 'out(500);');

describe('findTimedTests', () => {
  it.each([
    [join('await expect.poll(read, { time', 'out: 15_000 }).toBe(1);'), 'a time-out of its own'],
    [join("describe('x', { time", 'out: 600_000 }, () => {'), 'a time-out of its own'],
    [join('}, 60_', '000);'), 'a limit of its own'],
    [waits, 'a wait of a fixed time'],
    [join('await new Promise((resolve) => setTime', 'out(resolve, 200));'), 'a wait of a fixed time'],
    [join('expect(performance.now()', ' - start).toBeLessThan(4_000);'), 'a comparison with the clock'],
    [join('  ret', 'ry: 1,'), 'a second try'],
  ])('reports %s', (text, why) => {
    expect(problems(text)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'await expect.poll(read).toBe(1);',
    'await new Promise((resolve) => setTimeout(resolve));',
    '});',
  ])('lets %s pass', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('looks at tests, their models and the configuration alone', () => {
    expect(problems(waits, 'hosts/web/e2e/models/stage.ts')).toHaveLength(1);
    expect(problems(waits, 'bench/src/run.ts')).toEqual([]);
  });

  it('allows lines with reasons only', () => {
    const path = 'a.test.ts';
    const allowed = { [path]: { lines: 1, because: 'it is the subject' } };
    expect(findTimedTests([{ path, text: waits }], allowed)).toEqual([]);
    expect(findTimedTests([{ path, text: `${waits}\n${waits}` }], allowed)).toHaveLength(2);
  });
});
