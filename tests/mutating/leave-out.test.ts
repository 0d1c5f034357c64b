import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/repository/paths.ts';
import { leaveOut } from './leave-out.ts';
import type { JudgedMutant } from './leave-out.ts';

const SOURCE = 'const a = 1;\n  return low ?? high;\n';
const file = 'packages/x/src/a.ts';
const mutant = (status: JudgedMutant['status'], replacement: string): JudgedMutant => ({
  status,
  fileName: inRoot(file),
  location: { start: { line: 2, column: 10 }, end: { line: 2, column: 21 } },
  replacement,
});
const entry = {
  line: 'return low ?? high;',
  from: 'low ?? high',
  to: 'low && high',
  why: 'low is never nothing',
};
const judge = (results: readonly JudgedMutant[], entries = [entry]) =>
  leaveOut(results, { [file]: entries, 'packages/x/src/untried.ts': [entry] }, () => SOURCE);

describe('leaveOut', () => {
  it('leaves out exactly the equivalents', () => {
    const [listed, other] = [mutant('Survived', 'low &&\n   high'), mutant('Survived', 'high')];
    expect(judge([listed, other])).toEqual({ rest: [other], equivalent: 1, stale: [] });
  });

  it('names entries that fit no change', () => {
    const told = [`${file}: low ?? high -> low && high in return low ?? high;`];
    expect(judge([mutant('Survived', 'high')]).stale).toEqual(told);
    expect(
      judge([mutant('Survived', 'low && high')], [{ ...entry, line: 'return low;' }]).stale,
    ).toHaveLength(1);
    expect(judge([mutant('Survived', 'low && high')], [{ ...entry, from: 'low' }]).stale).toHaveLength(1);
  });

  it('names entries that tests noticed', () => {
    const killed = mutant('Killed', 'low && high');
    expect(judge([killed])).toMatchObject({ rest: [killed], equivalent: 0, stale: [expect.any(String)] });
  });
});
