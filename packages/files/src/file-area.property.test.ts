import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterItemUpdated,
  afterItemsCame,
  afterItemsLeft,
  afterLoadFailed,
  afterLoadStarted,
  afterLoaded,
  afterMoreLoaded,
  afterPlaceOpened,
  afterSearchChanged,
  initialBrowsing,
} from './browsing/browsing.state.ts';
import type { BrowsingState } from './browsing/browsing.types.ts';
import { visibleCrumbs } from './list/crumbs.ts';
import type { FileItem } from './items/file-item.types.ts';
import {
  afterPageFailed,
  afterPagesAsked,
  afterRefreshAsked,
  contentOf,
  totalOf,
} from './list/list.state.ts';
import type { LoadedPage } from './list/list.types.ts';
import { DEFAULT_PREFERENCES } from './preferences/preferences.state.ts';
import {
  NOTHING_PICKED,
  afterAllPicked,
  afterItemToggled,
  afterOnlyPicked,
  afterRangePicked,
  pickedCount,
} from './selection/selection.state.ts';
import { file } from './testing/builders.ts';

const SEED = 20261121;
const FAILURE = { code: '70500', text: { literal: 'no' }, isSilent: false };

type Event = (state: BrowsingState) => BrowsingState;

const rowsOf = (state: BrowsingState) => contentOf(state.list)?.rows ?? [];
const shown = (state: BrowsingState): readonly FileItem[] => rowsOf(state).filter((row) => row !== undefined);

/** Makes a page whose items may overlap with the rows already shown, as after changes by someone else. */
const loadedPage = (page: number, total: number, shift: number): LoadedPage => {
  const length = Math.max(0, Math.min(100, total - page * 100));
  return {
    page,
    total,
    items: Array.from({ length }, (_, at) => file(`f${page * 100 + at + shift}`)),
    cursor: length === 100 ? `after-${page}` : undefined,
    folder: undefined,
    chain: Array.from({ length: shift % 7 }, (_, depth) => ({ folderId: `d${depth}`, title: `D${depth}` })),
  };
};

const nth = (state: BrowsingState, at: number): FileItem | undefined => {
  const items = shown(state);
  return items[at % Math.max(1, items.length)];
};

const number = (max: number) => fc.integer({ min: 0, max });
const pageNumber = number(3);
// Short lists are whole after one page, so that every rule about complete lists is met too.
const total = fc.oneof(number(4), number(4), number(330));
const shift = number(20);
/** Tells how many questions ago the answered one was asked; most responses are not late. */
const lateness = fc.constantFrom(0, 0, 0, 0, 1, 2);
const onItem = (change: (state: BrowsingState, item: FileItem) => BrowsingState) =>
  number(400).map((at): Event => (state) => {
    const item = nth(state, at);
    return item === undefined ? state : change(state, item);
  });
const always = (event: Event) => fc.constant(event);

/** Returns the next state and checks that a late response changed nothing. */
const unlessLate = (late: number, before: BrowsingState, next: BrowsingState): BrowsingState => {
  if (late > 0) expect(next).toBe(before);
  return next;
};

const events: fc.Arbitrary<Event>[] = [
  fc.constantFrom({ page: 'history' } as const, { page: 'diagrams', folderId: 'x' } as const).map(
    (place): Event =>
      (state) =>
        afterLoadStarted(afterPlaceOpened(state, place)),
  ),
  fc.constantFrom('', ' ', 'plan').map(
    (text): Event =>
      (state) =>
        afterLoadStarted(afterSearchChanged(state, text)),
  ),
  fc.tuple(lateness, total, shift).map(
    ([late, size, by]): Event =>
      (state) =>
        unlessLate(late, state, afterLoaded(state, state.list.ticket - late, [loadedPage(0, size, by)])),
  ),
  lateness.map(
    (late): Event =>
      (state) =>
        afterLoadFailed(state, state.list.ticket - late, FAILURE),
  ),
  fc
    .array(pageNumber, { maxLength: 3 })
    .map((pages): Event => (state) => ({ ...state, list: afterPagesAsked(state.list, pages) })),
  fc.tuple(lateness, pageNumber, total, shift).map(
    ([late, page, size, by]): Event =>
      (state) =>
        unlessLate(late, state, afterMoreLoaded(state, state.list.ticket - late, loadedPage(page, size, by))),
  ),
  pageNumber.map((page): Event => (state) => ({
    ...state,
    list: afterPageFailed(state.list, state.list.ticket, { page, failure: FAILURE }),
  })),
  always((state) => ({ ...state, list: afterRefreshAsked(state.list) })),
  always((state) => ({ ...state, selection: afterAllPicked(totalOf(state)) })),
  always((state) => ({ ...state, selection: NOTHING_PICKED })),
  onItem((state, item) => ({ ...state, selection: afterItemToggled(state.selection, item, totalOf(state)) })),
  onItem((state, item) => ({ ...state, selection: afterItemToggled(state.selection, item, totalOf(state)) })),
  onItem((state, item) => ({ ...state, selection: afterOnlyPicked(item) })),
  fc.tuple(number(300), number(9)).map(([from, length]): Event => (state) => ({
    ...state,
    selection: afterRangePicked(state.selection, shown(state).slice(from, from + length)),
  })),
  onItem((state, item) => afterItemsLeft(state, new Set([item.id, 'unknown']))),
  onItem((state, item) => afterItemUpdated(state, item.id, (row) => ({ ...row, title: `${row.title}!` }))),
  fc.tuple(number(400), number(400)).map(
    ([index, id]): Event =>
      (state) =>
        afterItemsCame(state, [{ index, item: file(`f${id}`) }]),
  ),
];

const hasNoTwins = (state: BrowsingState): boolean => {
  const ids = shown(state).map((item) => item.id);
  return new Set(ids).size === ids.length;
};

const picksAreSound = ({ selection, ...state }: BrowsingState): boolean => {
  const rows = contentOf(state.list)?.rows;
  if (selection.mode === 'off') return true;
  if (rows === undefined) return false;
  if (selection.mode === 'all') return selection.except.size < rows.length;
  if (selection.picked.size === 0 || !selection.picked.has(selection.anchor))
    return selection.picked.size > 0;
  const known = new Set(rows.map((row) => row?.id));
  return rows.includes(undefined) || [...selection.picked.keys()].every((id) => known.has(id));
};

const expectSound = (state: BrowsingState): void => {
  const { list, selection } = state;
  expect(hasNoTwins(state)).toBe(true);
  expect(picksAreSound(state)).toBe(true);
  expect(totalOf(state)).toBeGreaterThanOrEqual(shown(state).length);
  expect(pickedCount(selection, totalOf(state)) > 0).toBe(selection.mode !== 'off');
  expect(list.status !== 'loadingMore' || list.pending.size > 0).toBe(true);
  const chain = contentOf(list)?.chain ?? [];
  const { hidden, shown: visible } = visibleCrumbs(chain);
  expect([...hidden, ...visible]).toEqual(chain);
};

it('stays sound through any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...events), { maxLength: 40 }), (sequence) => {
      let state = afterLoadStarted(initialBrowsing(DEFAULT_PREFERENCES));
      for (const event of sequence) {
        const next = event(state);
        expect(next.list.ticket).toBeGreaterThanOrEqual(state.list.ticket);
        expectSound(next);
        state = next;
      }
    }),
    { seed: SEED, numRuns: 250 },
  );
});
