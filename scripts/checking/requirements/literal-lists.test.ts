import { describe, expect, it } from 'vitest';
import { findUnpinnedLoops } from './literal-lists.ts';

const imported = "import { KINDS } from './kinds.ts';\n";
const problems = (text: string, statements: readonly (readonly [string, string])[] = []) =>
  findUnpinnedLoops([{ path: 'a.test.ts', text: imported + text }], new Map(statements));

const each = "it.each(KINDS)('[AB-01] opens every %s', (kind) => { open(kind); });";
const loop = "it('[AB-01] opens every kind', () => { for (const kind of KINDS) open(kind); });";
const filter = "it('[AB-01] closes all', () => { expect(KINDS.filter(isOpen)).toEqual([]); });";

describe('findUnpinnedLoops', () => {
  it.each([each, loop, filter])('reports %s', (text) => {
    expect(problems(text)).toEqual([expect.stringContaining('goes through KINDS for AB-01')]);
  });

  it.each([
    "expect(KINDS).toEqual(['a', 'b']);",
    'expect(Object.fromEntries(KINDS.map((kind) => [kind, of(kind)]))).toEqual({ a: 1, b: 2 });',
    "expect([...KINDS]).toStrictEqual('a b c'.split(' '));",
  ])('accepts a list of its own beside it: %s', (pin) => {
    expect(problems(`${loop}\nit('lists', () => { ${pin} });`)).toEqual([]);
  });

  it('rejects lists made of the table', () => {
    const pin = 'expect(KINDS.map(of)).toEqual(KINDS.map((kind) => [kind, expected(kind)]));';
    expect(problems(`${loop}\nit('lists', () => { ${pin} });`)).toHaveLength(1);
  });

  it('asks the requirement when titles are silent', () => {
    const text = loop.replace('every kind', 'kinds');
    expect(problems(text)).toEqual([]);
    expect(problems(text, [['AB-01', 'Every kind opens.']])).toHaveLength(1);
  });

  it('leaves titles without ids alone', () => {
    expect(problems(loop.replace('[AB-01] ', ''))).toEqual([]);
    expect(
      findUnpinnedLoops([{ path: 'a.test.ts', text: `const KINDS = ['a'];\n${loop}` }], new Map()),
    ).toEqual([]);
  });
});
