import { describe, expect, it } from 'vitest';
import type { BreakLine } from './break-line.ts';
import { applyBreak, findStaleLines } from './break-line.ts';
import { findNamedTests, titlePattern } from './find-tests.ts';
import { findUnbrokenIds } from './find-unbroken.ts';
import { pickSample } from './pick-sample.ts';

const line: BreakLine = { id: 'AB-01', file: 'packages/x/src/a.ts', from: 'a < b', to: 'a <= b' };

describe('applyBreak', () => {
  it('puts one text in place of another', () => {
    expect(applyBreak(line, 'if (a < b) c();')).toBe('if (a <= b) c();');
  });

  it('refuses lost and double texts by id', () => {
    expect(() => applyBreak(line, 'if (a > b) c();')).toThrow(
      'AB-01: packages/x/src/a.ts no longer holds "a < b"',
    );
    expect(() => applyBreak(line, 'a < b && a < b')).toThrow(
      'AB-01: packages/x/src/a.ts holds "a < b" more than once',
    );
  });
});

describe('findStaleLines', () => {
  it('accepts lines that still apply', () => {
    expect(findStaleLines([line], () => 'a < b')).toEqual([]);
  });

  it('names moved, changed and harmless breaks', () => {
    expect(findStaleLines([line], () => undefined)).toEqual([expect.stringMatching(/^AB-01: .* is gone/)]);
    expect(findStaleLines([line], () => 'a > b')).toEqual([expect.stringMatching(/^AB-01: .* no longer/)]);
    expect(findStaleLines([{ ...line, to: line.from }], () => 'a < b')).toEqual([
      expect.stringMatching(/^AB-01: .* stay/),
    ]);
  });
});

describe('findNamedTests', () => {
  const files = [
    { path: 'packages/x/src/a.test.ts', text: "it('[AB-01] counts', f);" },
    { path: 'packages/x/src/b.suite.ts', text: "it('[AB-01..02] lists', f);" },
    { path: 'packages/x/src/b.integration.test.ts', text: "import { b } from './b.suite.ts';" },
    { path: 'packages/x/src/b.e2e.ts', text: "it('[AB-03] shows', f);" },
  ];

  it('finds files and suites that name ids', () => {
    expect(findNamedTests(files).get('AB-01')).toEqual({
      files: ['packages/x/src/a.test.ts', 'packages/x/src/b.integration.test.ts'],
      brackets: ['[AB-01..02]', '[AB-01]'],
    });
    expect(findNamedTests(files).get('AB-02')?.files).toEqual(['packages/x/src/b.integration.test.ts']);
  });

  it('leaves browser tests out', () => {
    expect(findNamedTests(files).has('AB-03')).toBe(false);
  });
});

describe('titlePattern', () => {
  it('picks titles with exactly these brackets', () => {
    const pattern = titlePattern(['[AB-01..02]', '[AB-01]']);
    expect(pattern.test('a list [AB-01] counts')).toBe(true);
    expect(pattern.test('a list [AB-01..02] lists')).toBe(true);
    expect(pattern.test('a list [AB-01xx02] lists')).toBe(false);
    expect(pattern.test('a list [AB-011] counts')).toBe(false);
  });
});

describe('pickSample', () => {
  const numbers = Array.from({ length: 100 }, (_, at) => at);

  it('picks the same within a day', () => {
    const today = pickSample(numbers, 20, '2026-11-22');
    expect(new Set(today).size).toBe(20);
    expect(pickSample(numbers, 20, '2026-11-22')).toEqual(today);
    expect(pickSample(numbers, 20, '2026-11-23')).not.toEqual(today);
  });
});

describe('findUnbrokenIds', () => {
  it('accepts broken and waiting titles', () => {
    expect(findUnbrokenIds({ named: ['AB-01', 'AB-02'], broken: ['AB-01'], waiting: ['AB-02'] })).toEqual([]);
  });

  it('names lineless titles and idle waits', () => {
    const waiting = ['AB-01', 'AB-03'];
    expect(findUnbrokenIds({ named: ['AB-01', 'AB-02'], broken: ['AB-01'], waiting })).toEqual([
      expect.stringMatching(/^AB-02 stands in a title/),
      expect.stringMatching(/^AB-01 no longer waits/),
      expect.stringMatching(/^AB-03 no longer waits/),
    ]);
  });
});
