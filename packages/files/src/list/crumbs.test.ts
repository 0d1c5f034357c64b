import { expect, it } from 'vitest';
import { parentFolderId, visibleCrumbs } from './crumbs.ts';

const chain = (...ids: readonly string[]) => ids.map((folderId) => ({ folderId, title: folderId }));
const ids = (crumbs: readonly { readonly folderId: string }[]) =>
  crumbs.map((crumb) => crumb.folderId).join('');

it.each([
  ['', '', ''],
  ['a', '', 'a'],
  ['ab', '', 'ab'],
  ['abc', '', 'abc'],
])('[CRUMB-02] shows all folders of the chain "%s"', (all, hidden, shown) => {
  const crumbs = visibleCrumbs(chain(...all));
  expect([ids(crumbs.hidden), ids(crumbs.shown)]).toEqual([hidden, shown]);
});

it.each([
  ['abcd', 'ab', 'cd'],
  ['abcde', 'abc', 'de'],
  ['abcdefgh', 'abcdef', 'gh'],
])('[CRUMB-03] shows the last two folders of "%s"', (all, hidden, shown) => {
  const crumbs = visibleCrumbs(chain(...all));
  expect([ids(crumbs.hidden), ids(crumbs.shown)]).toEqual([hidden, shown]);
});

it('[CRUMB-01] puts the root in front of every chain', () => {
  expect(visibleCrumbs([]).root.folderId).toBe('root');
  expect(visibleCrumbs(chain('a', 'b', 'c', 'd')).root.folderId).toBe('root');
});

it('finds the parent of any chain', () => {
  expect(parentFolderId(chain('a', 'b'), 'b')).toBe('a');
  expect(parentFolderId(chain('a'), 'b')).toBe('a');
  expect(parentFolderId(chain('b'), 'b')).toBe('root');
  expect(parentFolderId([], 'root')).toBeUndefined();
});
