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

  it('runs two at a time, after dependencies', async () => {
    const running = new Set<string>();
    const seen: string[] = [];
    const slow = (name: string, after?: string) => ({
      name,
      ...(after === undefined ? {} : { after }),
      run: async () => {
        running.add(name);
        seen.push([...running].join(' '));
        await new Promise((resolve) => setImmediate(resolve));
        running.delete(name);
        return { problems: [] };
      },
    });
    const checks = [slow('build'), slow('types'), slow('packages', 'build'), slow('size', 'packages')];
    const finished = await runChecks(checks, () => undefined);
    expect(finished.map(({ name }) => name)).toEqual(['build', 'types', 'packages', 'size']);
    expect(seen.slice(0, 2)).toEqual(['build', 'build types']);
    expect(seen.filter((names) => /build.*packages|packages.*size/.test(names))).toEqual([]);
  });

  it('waits for no check that was not asked for', async () => {
    const finished = await runChecks([{ ...good, after: 'build' }], () => undefined);
    expect(finished.map(({ problems }) => problems)).toEqual([[]]);
  });
});
