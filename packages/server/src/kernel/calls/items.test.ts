import { describe, expect, it } from 'vitest';
import { belowTop, covers, folderIdOf, itemsAt, parentIdOf, readItems, topOf } from './items.ts';
import type { Step, TokenItem, Use } from './items.ts';

const folder: TokenItem = { fileId: 'b', fileType: 'folder' };
const file: TokenItem = { fileId: 'x', fileType: 'chart' };
const asking = (...items: TokenItem[]) => ({ partner: { items } });

/** Reads a way as it is written, from the thing up; brackets mark a step in trash. */
const wayOf = (text: string): readonly Step[] =>
  text.split(' ').map((word) => ({ id: word.replace(/[()]/g, ''), isLive: !word.startsWith('(') }));

// Rows: way from a thing up to the top; whether the folder b covers it itself, inside, restored.
const WAYS: readonly (readonly [string, string])[] = [
  ['b a', 'yes no no'],
  ['c b a', 'yes yes yes'],
  ['d c b a', 'yes yes yes'],
  ['d c (b) a', 'no no no'],
  ['d (c) b a', 'no no no'],
  ['(d) c b a', 'no no yes'],
  ['(b) a', 'no no no'],
  ['d c b (a)', 'yes yes yes'],
  ['a', 'no no no'],
  ['c a', 'no no no'],
];

describe('items of a token', () => {
  it.each(WAYS)('cover %s: %s', (way, expected) => {
    const uses: readonly Use[] = ['itself', 'inside', 'restored'];
    const decided = uses.map((use) => (covers([folder], wayOf(way), use) ? 'yes' : 'no'));
    expect(decided.join(' ')).toBe(expected);
  });

  it('cover no missing thing', () => {
    expect(covers([folder], [], 'itself')).toBe(false);
    expect(covers([], wayOf('b a'), 'itself')).toBe(false);
  });

  it('are everything without a list, nothing when damaged', () => {
    expect([readItems(null), readItems(undefined)]).toEqual([undefined, undefined]);
    for (const damaged of [
      ...[{}, 'b', 1, [], [1], [null], ['b'], [undefined]],
      ...[[{ fileId: 'b' }], [{ fileId: 1, fileType: 'chart' }], [{ fileType: 'chart' }]],
    ])
      expect(readItems(damaged)).toEqual([]);
    expect(readItems([folder, file, { fileId: 'y', fileType: 'other' }])).toEqual([folder, file]);
  });
});

describe('the top', () => {
  it('is the own one, a folder or list', () => {
    expect(topOf({})).toEqual({ kind: 'own' });
    expect(topOf(asking(folder))).toEqual({ kind: 'folder', folderId: 'b' });
    for (const items of [[file], [folder, file], []])
      expect(topOf(asking(...items))).toEqual({ kind: 'items', items });
    expect([itemsAt({}), itemsAt(asking(folder)), itemsAt(asking(file)), itemsAt(asking(file), 'b')]).toEqual(
      [undefined, undefined, [file], undefined],
    );
  });

  it('takes new things unless a list', () => {
    expect([
      folderIdOf({}, 'root'),
      folderIdOf(asking(folder), 'root'),
      folderIdOf(asking(file), 'q'),
    ]).toEqual([undefined, 'b', 'q']);
    expect(() => folderIdOf(asking(file), 'root')).toThrow('notAllowed');
  });

  it('ends ways and names its contents', () => {
    const chain = ['a', 'b', 'c'].map((folderId) => ({ folderId }));
    expect(belowTop({}, chain)).toEqual(chain);
    expect(belowTop(asking(folder), chain)).toEqual(chain.slice(2));
    expect(belowTop(asking(folder, file), chain)).toEqual(chain.slice(1));
    expect(belowTop(asking(file), chain)).toEqual([]);
    expect(belowTop(asking({ fileId: 'a', fileType: 'folder' }, file), chain)).toEqual(chain);
    const row = (id: string, parent_id: string) => ({ id, parent_id, owner_id: 'me' });
    expect(parentIdOf({}, row('b', 'me'))).toBe('root');
    expect(parentIdOf({}, row('b', 'a'))).toBe('a');
    for (const one of [row('b', 'a'), row('c', 'b')]) expect(parentIdOf(asking(folder), one)).toBe('root');
    expect(parentIdOf(asking(folder), row('d', 'c'))).toBe('c');
    expect([
      parentIdOf(asking(folder, file), row('x', 'a')),
      parentIdOf(asking(folder, file), row('c', 'b')),
    ]).toEqual(['root', 'b']);
  });
});
