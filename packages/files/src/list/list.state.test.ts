import { describe, expect, it } from 'vitest';
import type { Failure } from '../outcomes/failure.types.ts';
import { file, files } from '../testing/builders.ts';
import {
  afterItemChanged,
  afterItemsInserted,
  afterItemsRemoved,
  afterListAsked,
  afterListFailed,
  afterListLoaded,
  afterPageFailed,
  afterPageLoaded,
  afterPagesAsked,
  afterRefreshAsked,
  afterRowsOrdered,
  contentOf,
  initialList,
  placesOf,
  queryOf,
} from './list.state.ts';
import type { ListQuery, ListState, LoadedPage } from './list.types.ts';

const HISTORY: ListQuery = { source: 'history' };
const FAILURE: Failure = { code: '70500', text: { literal: 'no' }, isSilent: false };

const page = (number: number, total: number, more: Partial<LoadedPage> = {}): LoadedPage => ({
  page: number,
  total,
  items: files(number * 100, Math.min(total, number * 100 + 100)),
  cursor: `after-${number}`,
  folder: undefined,
  chain: [],
  ...more,
});

const loading = afterListAsked(initialList, HISTORY);
const ready = (total: number): ListState => afterListLoaded(loading, loading.ticket, [page(0, total)]);
const ids = (list: ListState) => (contentOf(list)?.rows ?? []).map((row) => row?.id);
const small = (...names: readonly string[]): ListState =>
  afterListLoaded(loading, loading.ticket, [
    page(0, names.length, { items: names.map((name) => file(name)) }),
  ]);

describe('a first load', () => {
  it('goes from idle to loading to ready', () => {
    expect(loading).toEqual({ status: 'loading', ticket: 1, query: HISTORY });
    expect(ready(2)).toEqual({
      status: 'ready',
      ticket: 1,
      content: {
        query: HISTORY,
        rows: files(0, 2),
        folder: undefined,
        chain: [],
        cursors: new Map([[1, 'after-0']]),
        broken: new Map(),
      },
    });
  });

  it('knows the length at once, with rows open', () => {
    const rows = contentOf(ready(100_000))?.rows ?? [];
    expect([rows.length, rows[99]?.id, rows[100], rows[99_999]]).toEqual([
      100_000,
      'f99',
      undefined,
      undefined,
    ]);
  });

  it('keeps the reason of a failure and its retry', () => {
    const failed = afterListFailed(loading, 1, FAILURE);
    expect(failed).toEqual({ status: 'failed', ticket: 1, query: HISTORY, failure: FAILURE });
    expect(queryOf(failed)).toEqual(HISTORY);
  });

  it('ignores answers to an older question', () => {
    const second = afterListAsked(loading, { source: 'trash' });
    expect(afterListLoaded(second, 1, [page(0, 5)])).toBe(second);
    expect(afterListFailed(second, 1, FAILURE)).toBe(second);
  });
});

describe('further pages', () => {
  const asked = afterPagesAsked(ready(250), [1, 2]);

  it('are on their way until the last one arrives', () => {
    expect(asked).toMatchObject({ status: 'loadingMore', pending: new Set([1, 2]) });
    const one = afterPageLoaded(asked, 1, page(2, 250));
    expect(one).toMatchObject({ status: 'loadingMore', pending: new Set([1]) });
    expect(afterPageLoaded(one, 1, page(1, 250)).status).toBe('ready');
  });

  it('fill their own rows in any order', () => {
    const rows = contentOf(afterPageLoaded(asked, 1, page(2, 250)))?.rows ?? [];
    expect([rows[150], rows[200]?.id, rows[249]?.id]).toEqual([undefined, 'f200', 'f249']);
  });

  it('fail with their reason and leave others alone', () => {
    const failed = afterPageFailed(asked, 1, { page: 1, failure: FAILURE });
    expect(failed).toMatchObject({ pending: new Set([2]), content: { broken: new Map([[1, FAILURE]]) } });
    expect(contentOf(afterPagesAsked(failed, [1]))?.broken).toEqual(new Map());
  });

  it('that come late change nothing', () => {
    const other = afterListAsked(asked, { source: 'trash' });
    expect(afterPageLoaded(other, 1, page(1, 250))).toBe(other);
    expect(afterPageFailed(other, 1, { page: 1, failure: FAILURE })).toBe(other);
  });

  it('change nothing when late, even during newer ones', () => {
    const newer = afterPagesAsked(afterItemsRemoved(asked, new Set(['f0'])), [1]);
    expect(newer).toMatchObject({ status: 'loadingMore', ticket: 2 });
    expect(afterPageLoaded(newer, 1, page(1, 250))).toBe(newer);
    expect(afterPageFailed(newer, 1, { page: 1, failure: FAILURE })).toBe(newer);
  });

  it('count as failed when short, asked no further', () => {
    const short = afterPageLoaded(asked, 1, page(1, 250, { items: files(100, 150) }));
    expect(contentOf(short)?.broken.get(1)?.code).toBe('short_page');
  });

  it('with another total make the list longer or shorter', () => {
    expect(contentOf(afterPageLoaded(asked, 1, page(1, 300)))?.rows.length).toBe(300);
    expect(contentOf(afterPageLoaded(asked, 1, page(1, 180)))?.rows.length).toBe(180);
  });

  it('show an id once; older rows become gaps', () => {
    const moved = page(1, 250, { items: [file('f3'), ...files(101, 200)] });
    const rows = contentOf(afterPageLoaded(asked, 1, moved))?.rows ?? [];
    expect([rows[3], rows[100]?.id]).toEqual([undefined, 'f3']);
  });

  it('are not asked for while a list loads first', () => {
    expect(afterPagesAsked(loading, [1])).toBe(loading);
  });
});

describe('a refresh', () => {
  const refreshing = afterRefreshAsked(ready(250));

  it('keeps old rows until new ones arrive', () => {
    expect(refreshing).toMatchObject({ status: 'refreshing', ticket: 2 });
    expect(ids(refreshing)).toEqual(ids(ready(250)));
    expect(ids(afterListLoaded(refreshing, 2, [page(0, 1)]))).toEqual(['f0']);
  });

  it('keeps them when it fails', () => {
    expect(afterListFailed(refreshing, 2, FAILURE)).toMatchObject({ status: 'ready', ticket: 2 });
  });

  it('does nothing to a list without rows', () => {
    expect(afterRefreshAsked(loading)).toBe(loading);
  });
});

describe('changes by commands', () => {
  it('take items out and close the gap', () => {
    expect(ids(afterItemsRemoved(small('a', 'b', 'c'), new Set(['b'])))).toEqual(['a', 'c']);
  });

  it('shorten the list by loaded and unloaded rows', () => {
    const rest = contentOf(afterItemsRemoved(ready(250), new Set(['f0', 'f1'])))?.rows ?? [];
    expect([rest.length, rest[0]?.id, rest[98]]).toEqual([248, 'f2', undefined]);
  });

  it('put items back where they were', () => {
    const list = small('a', 'b', 'c', 'd');
    const places = placesOf(list, new Set(['a', 'c']));
    const without = afterItemsRemoved(list, new Set(['a', 'c']));
    expect(ids(afterItemsInserted(without, places))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('put an item last when its row is gone', () => {
    expect(ids(afterItemsInserted(small('a'), [{ index: 9, item: file('z') }]))).toEqual(['a', 'z']);
  });

  it('hold no more rows than the list has', () => {
    const list = afterListLoaded(loading, loading.ticket, [page(0, 2, { items: files(0, 3) })]);
    expect(ids(list)).toEqual(['f0', 'f1']);
  });

  it('stay when neither a load nor a refresh failed', () => {
    const list = small('a');
    expect(afterListFailed(list, list.ticket, FAILURE)).toBe(list);
    const asked = afterPagesAsked(ready(250), [1]);
    expect(afterListFailed(asked, asked.ticket, FAILURE)).toBe(asked);
  });

  it('inserts items by row, named in any order', () => {
    const placed = [4, 1].map((index) => ({ index, item: file(`at ${index}`) }));
    expect(ids(afterItemsInserted(small('a', 'c', 'd'), placed))).toEqual(['a', 'at 1', 'c', 'd', 'at 4']);
    expect(placed.map(({ index }) => index)).toEqual([4, 1]);
  });

  it('reorder rows unless others took their place', () => {
    const list = small('a', 'b', 'c');
    const before = contentOf(list)?.rows ?? [];
    const next = [...before].reverse();
    expect(ids(afterRowsOrdered(list, before, next))).toEqual(['c', 'b', 'a']);
    const grown = afterItemsInserted(list, [{ index: 3, item: file('d') }]);
    expect(afterRowsOrdered(grown, before, next)).toBe(grown);
  });

  it('never insert an item that is there', () => {
    const list = small('a', 'b');
    expect(afterItemsInserted(list, [{ index: 0, item: file('b') }])).toBe(list);
  });

  it('make running pages late, which hold old rows', () => {
    const asked = afterPagesAsked(ready(250), [1]);
    const changed = afterItemsRemoved(asked, new Set(['f0']));
    expect(changed).toMatchObject({ status: 'ready', ticket: 2 });
    expect(afterPageLoaded(changed, 1, page(1, 250))).toBe(changed);
  });

  it('leave everything alone without the item', () => {
    const list = small('a');
    expect(afterItemsRemoved(list, new Set(['x']))).toBe(list);
  });

  it('change an item in place during any load', () => {
    const title = (item: ReturnType<typeof file>) => ({ ...item, title: 'New' });
    expect(contentOf(afterItemChanged(small('a', 'b'), 'b', title))?.rows[1]?.title).toBe('New');
    expect(contentOf(afterItemChanged(afterRefreshAsked(small('a')), 'a', title))?.rows[0]?.title).toBe(
      'New',
    );
    expect(afterItemChanged(loading, 'a', title)).toBe(loading);
    const list = small('a');
    expect(afterItemChanged(list, 'x', title)).toBe(list);
    // The list before is unchanged, for screens that still show it.
    afterItemChanged(list, 'a', title);
    expect(contentOf(list)?.rows[0]?.title).toBe('Title of a');
    // Rows that are not loaded are passed over.
    const gappy = afterItemChanged(afterItemsRemoved(ready(250), new Set(['f0'])), 'f5', title);
    expect(contentOf(gappy)?.rows[4]?.title).toBe('New');
    expect(afterItemChanged(ready(250), 'x', title)).toEqual(ready(250));
  });
});
