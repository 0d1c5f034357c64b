import { describe, expect, it } from 'vitest';
import { runChecks } from './run-checks.ts';

const good = { name: 'good', run: () => ({ problems: [], note: '3 files' }) };
const bad = { name: 'bad', run: () => ({ problems: ['a.ts:1 is wrong'] }) };

describe('runChecks', () => {
  it('runs on after a failure and prints every problem', async () => {
    const lines: string[] = [];
    const finished = await runChecks([bad, good], (line) => lines.push(line));
    expect(finished.map(({ problems }) => problems.length)).toEqual([1, 0]);
    expect(lines).toEqual([
      expect.stringMatching(/^check bad +FAILED/),
      '  a.ts:1 is wrong',
      expect.stringMatching(/^check good +passed .*3 files$/),
    ]);
  });

  it('counts a check that throws as failed', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('no compiler')) };
    const [finished] = await runChecks([broken], () => undefined);
    expect(finished?.problems[0]).toContain('no compiler');
  });
});
