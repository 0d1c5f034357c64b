import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/repository/paths.ts';
import { scoreOf, survivorsOf } from './run-mutants.ts';

const location = { start: { line: 3, column: 7 }, end: { line: 3, column: 12 } };
const mutant = { fileName: inRoot('packages/x/src/a.ts'), location, mutatorName: 'EqualityOperator' };

describe('scoreOf', () => {
  it('counts noticed among possible, rounded down', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'CompileError', 'Ignored'] as const;
    expect(scoreOf(statuses.map((status) => ({ status })))).toEqual({
      mutants: 3,
      killed: 2,
      percent: 66.66,
    });
  });

  it('counts unrun as missed, nothing as nothing', () => {
    expect(scoreOf([{ status: 'NoCoverage' }, { status: 'Killed' }]).percent).toBe(50);
    expect(scoreOf([])).toEqual({ mutants: 0, killed: 0, percent: 0 });
  });
});

describe('survivorsOf', () => {
  it('names a survivor on one line', () => {
    const results = [
      { ...mutant, status: 'Survived', replacement: 'a <\n   b' },
      { ...mutant, status: 'Killed', replacement: 'a > b' },
    ] as const;
    expect(survivorsOf(results)).toEqual(['Survived   packages/x/src/a.ts:3:7 EqualityOperator: a < b']);
  });
});
