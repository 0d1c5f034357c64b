import { describe, expect, it } from 'vitest';
import { findNewStyles } from './old-engine-styles.ts';
import { findTooNew } from './old-engines.ts';

const whatOf = (script: string): string[] => findTooNew(script).map(({ what }) => what);

describe('findTooNew', () => {
  it.each([
    ['a?.b', '?.'],
    ['a?.()', '?.'],
    ['a ?? b', '??'],
    ['a ??= b', '??='],
    ['a ||= b', '||='],
    ['class A { x = 1 }', 'class field'],
    ['class A { #x() {} }', 'private name'],
    ['class A { static { f() } }', 'static block'],
    ['export * as a from "b"', 'export * as'],
    ['const a = 1n', 'bigint'],
    ['/(?<=a)b/.test(c)', 'look-behind'],
    ['/a/v.test(b)', 'regular expression flag in /v'],
    ['structuredClone(a)', 'structuredClone'],
    ['new ResizeObserver(a)', 'ResizeObserver'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['a.at(-1)', '.at()'],
    ['dialog.showModal()', '.showModal()'],
  ])('finds too new code in %s', (script, what) => {
    expect(whatOf(script)).toEqual([what]);
  });

  it.each([
    'const { a, ...rest } = { ...b }',
    'try { f() } catch { g() }',
    'for await (const a of b) f(a)',
    'import("a").then(f)',
    'async function* f() { yield* g() }',
    '"structuredClone" in globalThis',
    'typeof ResizeObserver',
    'a.flatMap(f)',
    '/(?<name>a)/.exec(b)',
  ])('lets %s pass', (script) => {
    expect(
      whatOf(`async () => { }; ${script.startsWith('for await') ? `(async () => { ${script} })` : script}`),
    ).toEqual([]);
  });

  it('says where, and refuses non-scripts', () => {
    expect(findTooNew('a ?? b; c?.d').map(({ at }) => at)).toEqual([0, 8]);
    expect(() => findTooNew('const')).toThrow(SyntaxError);
  });
});

describe('findNewStyles', () => {
  it('finds properties, selectors and functions in order', () => {
    const sheet = 'a{inset:0;width:min(1px,2px)}\n:is(b,i){gap:1px}@container (width>1px){a{height:9dvh}}';
    expect(findNewStyles(sheet).map(({ what }) => what)).toEqual([
      'inset',
      'min(), max() or clamp()',
      ':is() or :where()',
      'gap (in a flex box it does nothing)',
      'container query',
      'dvh or svh',
    ]);
  });

  it('lets older styles pass', () => {
    const sheet =
      'a{display:grid;min-width:1px;box-shadow:inset 0 0 1px red;background:linear-gradient(red,blue)}';
    expect(findNewStyles(sheet)).toEqual([]);
  });
});
