import { describe, expect, it } from 'vitest';
import { findUncalledRules } from './uncalled-rules.ts';

const rule = {
  path: 'packages/a/src/rules.ts',
  text: 'const half = (n: number) => n / 2;\nexport const quarter = (n: number) => half(half(n));\nexport const half2 = half;',
};
const index = { path: 'packages/a/src/index.ts', text: "export { quarter } from './rules.ts';" };
const titled = {
  path: 'packages/a/src/rules.test.ts',
  text: "import { quarter } from './rules.ts';\nconst of = (n: number) => quarter(n);\nit('[AB-01] quarters', () => of(4));",
};
const entryOf = (name: string, subpath: string) => (name === 'a' && subpath === '.' ? index.path : undefined);

const problems = (
  product: readonly { path: string; text: string }[],
  waiting: Readonly<Record<string, string>> = {},
  tests = [titled],
) => findUncalledRules({ product: [rule, index, ...product], tests, entryOf, waiting });

const caller = (text: string) => [{ path: 'packages/b/src/screen.ts', text }];

describe('findUncalledRules', () => {
  it('reports rules reached only by exports', () => {
    expect(problems([])).toEqual([
      'packages/a/src/rules.ts quarter carries AB-01 and is called by no product code',
    ]);
  });

  it.each([
    ["import { quarter } from '@chartdock/a'; quarter(1);"],
    ["import { quarter as q } from '../../a/src/rules.ts'; q(1);"],
    ["import * as rules from '@chartdock/a'; rules.quarter(1);"],
    ["void import('@chartdock/a').then(({ quarter }) => quarter(1));"],
  ])('accepts a caller that writes %s', (text) => {
    expect(problems(caller(text))).toEqual([]);
  });

  it('accepts no types or other names', () => {
    expect(problems(caller("import type { quarter } from '@chartdock/a';"))).toHaveLength(1);
    expect(problems(caller("import { half2 } from '../../a/src/rules.ts';"))).toHaveLength(1);
  });

  it('accepts rules used by called ones', () => {
    const inside = {
      path: 'packages/a/src/more.ts',
      text: 'export const small = () => 1;\nexport const big = () => small();\nexport const ALL = [1] as const;\nexport type One = (typeof ALL)[number];',
    };
    const test = {
      path: 'packages/a/src/more.test.ts',
      text: "import { small, ALL } from './more.ts';\nit('[AB-02] is small', () => small(ALL));",
    };
    const calls = caller("import { big } from '../../a/src/more.ts'; big();");
    expect(problems([inside, ...calls], {}, [test])).toEqual([]);
    expect(problems([inside], {}, [test])).toEqual([expect.stringContaining('more.ts small carries AB-02')]);
  });

  it('lets a listed rule wait until called', () => {
    expect(problems([], { quarter: 'cakes' })).toEqual([]);
    expect(
      problems(caller("import { quarter } from '@chartdock/a'; quarter(1);"), { quarter: 'cakes' }),
    ).toEqual([expect.stringContaining('quarter no longer waits')]);
  });
});
