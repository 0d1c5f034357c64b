import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isCallError } from '../../kernel/errors/call-error.ts';
import { readOwn } from './read-own.ts';

const topic = (id: string, more: object = {}): object => ({ id, title: id, children: [], ...more });
const treeOf = (...children: readonly object[]): object => ({
  v: 2,
  type: 'tree',
  page: { name: 'P' },
  structure: 'right',
  theme: 'light',
  root: { id: 'r', title: 'R', children },
});

const refusalOf = (value: unknown, locale: 'en' | 'zh'): unknown => {
  try {
    return readOwn(value, locale);
  } catch (error) {
    return isCallError(error, 'importUnreadable') ? error.data : error;
  }
};

it.each([
  ['https://example.org/a b'],
  ['ftp://example.org'],
  ['javascript:alert(1)'],
  ['example.org'],
  ['https://example.org/<x>'],
  [''],
  [5],
])('leaves out the link %j and keeps the rest', (href) => {
  const { definition, losses } = readOwn(treeOf(topic('a.b', { href }), topic('c')), 'en');
  expect(losses).toEqual([{ kind: 'links', count: 1 }]);
  expect(JSON.stringify(definition)).not.toContain('href');
  expect(definition).toMatchObject({ root: { children: [{ id: 'a.b' }, { id: 'c' }] } });
});

it('keeps every good link among bad ones', () => {
  const href = fc.constantFrom("https://example.org/o'hara", 'https://example.org/a b', 'x', undefined);
  fc.assert(
    fc.property(fc.array(href, { maxLength: 120 }), (links) => {
      const whole = treeOf(
        ...links.map((one, at) => topic(`t${at}`, one === undefined ? {} : { href: one })),
      );
      const { definition, losses } = readOwn(whole, 'en');
      const bad = links.filter((one) => one === 'x' || one?.includes(' ')).length;
      expect(losses).toEqual(bad === 0 ? [] : [{ kind: 'links', count: bad }]);
      expect(JSON.stringify(definition).split('"href"').length - 1).toBe(
        links.filter((one) => one?.includes("'")).length,
      );
    }),
  );
});

it('finds links of cells whose ids have dots', () => {
  const cell = { t: 'node', shape: 'rect', x: 0, y: 0, w: 9, h: 9, z: 1, text: '', style: {} };
  const page = { name: 'P', w: 9, h: 9 };
  const cells = { 'a.b': { ...cell, href: 'x' }, a: { ...cell, href: 'https://example.org' } };
  const { losses } = readOwn({ v: 2, type: 'graph', theme: 'light', page, cells }, 'en');
  expect(losses).toEqual([{ kind: 'links', count: 1 }]);
});

it.each([
  ['en', 'root.children.0.style.fill: must be a colour'],
  ['zh', 'root.children.0.style.fill: 必须是颜色值'],
] as const)('names the place of other faults in %s', (locale, message) => {
  const wrong = treeOf(topic('a', { style: { fill: '#fffff' }, href: 'x' }));
  expect(refusalOf(wrong, locale)).toMatchObject({
    issues: expect.arrayContaining([{ path: 'root.children.0.style.fill', message }]) as unknown,
  });
});
