import { describe, expect, it } from 'vitest';
import { findHouseWords, wordHash } from './house-words.ts';

// The bad words are put together here, so that this file passes the check it tests.
const join = (...pieces: readonly string[]): string => pieces.join('');

const problems = (text: string, path = 'packages/x/src/a.ts'): string[] => findHouseWords([{ path, text }]);

describe('findHouseWords', () => {
  it.each([
    [join('const a: an', 'y = 1;'), `the type ${join('a', 'ny')}`],
    [join('const a = b as unknown as Array<an', 'y>;'), `the type ${join('a', 'ny')}`],
    [join('const a = b', '!.c;'), 'a non-null assertion'],
    [join('// @ts-', 'expect-error'), 'a suppression'],
    [join('/* eslint-', 'disable */'), 'a suppression'],
    [join('// TO', 'DO later'), 'unfinished work'],
    [join('/** Wh', 'at a store is made of. */'), 'opens with no noun or verb'],
    [join(`it.on`, `ly('x', () => {});`), 'a test that is left out'],
    [join(`describe.sk`, `ip('x', () => {});`), 'a test that is left out'],
    [join(`const p = '/tm`, `p/x';`), 'a path of one machine'],
    [join(`const p = '/wo`, `rk/main/x';`), 'a path of one machine'],
    [join(`const p = 'https://regi`, `stry.example.org/x';`), 'a registry address'],
  ])('reports %s', (text, why) => {
    expect(problems(text)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    join('np', 'x pnpm@12 start'),
    join('run `np', 'x pnpm exec node a.ts` first'),
    join('np', 'x -q pnpm@12 test'),
    join("run('np", "x', ['pnpm@12', 'start'])"),
  ])('reports %s, which asks before it fetches pnpm', (line) => {
    expect(problems(line, 'README.md')).toEqual([expect.stringContaining('--yes')]);
  });

  it.each([
    `it('${'word '.repeat(10).trim()}', () => {});`,
    `it.each(rows)('[ID-01] ${'word '.repeat(10).trim()}', () => {});`,
    'test(`${one} word word word word word word word word word`, () => {});',
  ])('reports the long title of %s', (text) => {
    expect(problems(text)).toEqual([expect.stringContaining('more than nine words')]);
  });

  it.each([
    `it('[ID-01] [ID-02] ${'word '.repeat(9).trim()}', () => {});`,
    `it.each(rows)(title, () => {});`,
    `describe('${'word '.repeat(12)}', () => {});`,
  ])('accepts the title of %s', (text) => {
    expect(problems(text)).toEqual([]);
  });

  it('reports an archive address in the lock file', () => {
    const text = join('    tarb', 'all: https://packages.example.org/x.tgz');
    expect(problems(text, 'pnpm-lock.yaml')).toEqual([expect.stringContaining('a registry address')]);
  });

  it('reports the name of a foreign tool in prose', () => {
    expect(problems(`run ${join('farm', '-bench')} first`, 'README.md')).toHaveLength(1);
    expect(wordHash(join('farm', '-bench'))).toHaveLength(12);
  });

  it.each([
    'const anything = many.company(any_ + 1);',
    `const p = join(tmpdir(), 'x'); const q = '/api/work/items';`,
    'const url = `${base}/tmp-files/`;',
    'if (!a) b = !c;',
    'npx --yes pnpm@12 start',
    'np' + 'x chartdock serve',
  ])('accepts %s', (text) => {
    expect(problems(text)).toEqual([]);
  });
});
