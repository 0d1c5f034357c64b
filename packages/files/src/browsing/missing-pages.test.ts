import { describe, expect, it } from 'vitest';
import type { ListState, ListContent } from '../list/list.types.ts';
import { files } from '../testing/builders.ts';
import { missingPages } from './list-loader.ts';

const FAILURE = { code: '70014', text: { key: 'error.generic' }, isSilent: false } as const;

/** A list of 450 rows whose second page has come. */
const content = (more: Partial<ListContent> = {}): ListContent => ({
  query: { source: 'history' },
  rows: Array.from({ length: 450 }, (_, at) => (at >= 100 && at < 200 ? files(at, at + 1)[0] : undefined)),
  folder: undefined,
  chain: [],
  cursors: new Map(),
  broken: new Map(),
  ...more,
});
const ready = (more?: Partial<ListContent>): ListState => ({
  status: 'ready',
  ticket: 1,
  content: content(more),
});

describe('pages with a gap in view', () => {
  it.each([
    [0, 449, [0, 2, 3, 4]],
    [0, 99_999, [0, 2, 3, 4]],
    [-9, 0, [0]],
    [-9, -1, []],
    [99, 99, [0]],
    [99, 100, [0]],
    [100, 199, []],
    [150, 160, []],
    [199, 200, [2]],
    [200, 299, [2]],
    [200, 300, [2, 3]],
    [449, 449, [4]],
    [450, 500, []],
    [300, 200, []],
  ])('of rows %d to %d', (first, last, pages) => {
    expect(missingPages(ready(), { first, last })).toEqual(pages);
  });

  it('are only those missing from the view', () => {
    const rows = files(0, 100).map((row, at) => (at < 50 ? row : undefined));
    const half = ready({ rows });
    expect(missingPages(half, { first: 0, last: 49 })).toEqual([]);
    expect(missingPages(half, { first: 0, last: 50 })).toEqual([0]);
    expect(missingPages(half, { first: 60, last: 70 })).toEqual([0]);
  });

  it('leave out failed pages and lists being reloaded', () => {
    const range = { first: 0, last: 449 };
    expect(missingPages(ready({ broken: new Map([[2, FAILURE]]) }), range)).toEqual([0, 3, 4]);
    expect(missingPages({ status: 'idle', ticket: 0 }, range)).toEqual([]);
    expect(missingPages({ status: 'refreshing', ticket: 1, content: content() }, range)).toEqual([]);
    expect(missingPages(ready({ rows: [] }), range)).toEqual([]);
    const more = { status: 'loadingMore', ticket: 1, content: content(), pending: new Set([3]) } as const;
    expect(missingPages(more, range)).toEqual([0, 2, 3, 4]);
  });
});
