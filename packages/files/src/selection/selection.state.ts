import type { FileItem } from '../items/file-item.types.ts';
import type { BandPick, Selection } from './selection.types.ts';

/** Nothing is picked. */
export const NOTHING_PICKED: Selection = { mode: 'off' };

const picking = (picked: ReadonlyMap<string, FileItem>, anchor: string): Selection =>
  picked.size === 0 ? NOTHING_PICKED : { mode: 'some', picked, anchor };

/** Returns whether an item is picked. */
export const isPicked = (selection: Selection, id: string): boolean => {
  if (selection.mode === 'all') return !selection.except.has(id);
  return selection.mode === 'some' && selection.picked.has(id);
};

/** Counts the selected items in a list of `total` items. */
export const pickedCount = (selection: Selection, total: number): number => {
  if (selection.mode === 'all') return Math.max(0, total - selection.except.size);
  return selection.mode === 'some' ? selection.picked.size : 0;
};

const afterItemsToggled = (selection: Selection, items: readonly FileItem[], total: number): Selection => {
  const last = items[items.length - 1];
  if (last === undefined) return selection;
  if (selection.mode === 'all') {
    const except = new Set(selection.except);
    for (const { id } of items) if (!except.delete(id)) except.add(id);
    return except.size >= total ? NOTHING_PICKED : { mode: 'all', except, anchor: last.id };
  }
  const picked = new Map(selection.mode === 'some' ? selection.picked : []);
  for (const item of items) if (!picked.delete(item.id)) picked.set(item.id, item);
  return picking(picked, last.id);
};

/**
 * An item was picked, or its pick was taken back. Picking the first turns selection mode on, dropping the last off (LIST-07,
 * LIST-08).
 *
 *     off            + b             →  some {b}
 *     some {a b}     + b             →  some {a}
 *     some {b}       + b             →  off
 *     all but {a}    + b             →  all but {a b}
 *     all but {a b}  + b             →  all but {a}
 *     all but {a}    + b, 2 in list  →  off
 */
export const afterItemToggled = (selection: Selection, item: FileItem, total: number): Selection =>
  afterItemsToggled(selection, [item], total);

/** One item was picked and nothing else. */
export const afterOnlyPicked = (item: FileItem): Selection => picking(new Map([[item.id, item]]), item.id);

/**
 * A run of items was added to the selection; the range is still measured from where it began.
 *
 *     off              + b c  →  some {b c}, measured from b
 *     some {a}         + b c  →  some {a b c}, measured from where it was
 *     all but {a b}    + b c  →  all but {a}
 */
export const afterRangePicked = (selection: Selection, items: readonly FileItem[]): Selection => {
  const ids = new Set(items.map((item) => item.id));
  if (selection.mode === 'all') {
    return { ...selection, except: new Set([...selection.except].filter((id) => !ids.has(id))) };
  }
  const picked = new Map(selection.mode === 'some' ? selection.picked : []);
  for (const item of items) picked.set(item.id, item);
  const first = items[0];
  if (first === undefined) return selection;
  return picking(picked, selection.mode === 'some' ? selection.anchor : first.id);
};

/**
 * Items lie under a rubber band or a run of keys that began with the selection `from`; picks made on the way do not
 * count.
 *
 *     from some {a}, only     over b c  →  some {b c}
 *     from some {a}, only     over none →  off
 *     from some {a}, add      over b c  →  some {a b c}
 *     from some {a}, toggle   over a b  →  some {b}
 */
export const afterBandDrawn = (
  { from, manner }: BandPick,
  items: readonly FileItem[],
  total: number,
): Selection => {
  const first = items[0];
  if (manner === 'toggle') return afterItemsToggled(from, items, total);
  if (manner === 'add') return afterRangePicked(from, items);
  return first === undefined
    ? NOTHING_PICKED
    : picking(new Map(items.map((item) => [item.id, item])), first.id);
};

/** Every row of a list was picked, at the same cost for any length. An empty list leaves selection mode off. */
export const afterAllPicked = (total: number): Selection =>
  total === 0 ? NOTHING_PICKED : { mode: 'all', except: new Set(), anchor: undefined };

/**
 * Items are gone from the list: they are no longer picked, and an empty rest turns selection mode off. `total` counts
 * the remaining rows.
 *
 *     some {b c}     − b, 9 left  →  some {c}
 *     some {b}       − b, 9 left  →  off
 *     all but {a b}  − b, 9 left  →  all but {a}
 *     all but {a}    − b, 1 left  →  off
 */
export const afterPickedGone = (
  selection: Selection,
  gone: ReadonlySet<string>,
  total: number,
): Selection => {
  if (selection.mode === 'off') return selection;
  if (selection.mode === 'all') {
    const except = new Set([...selection.except].filter((id) => !gone.has(id)));
    return except.size >= total ? NOTHING_PICKED : { ...selection, except };
  }
  const rest = new Map([...selection.picked].filter(([id]) => !gone.has(id)));
  return rest.size === selection.picked.size ? selection : picking(rest, selection.anchor);
};

/**
 * The rows are loaded again: picked items that a complete list no longer holds are dropped, the others are brought up to date.
 *
 *     some {b c}   + rows a c′ d    →  some {c′}
 *     some {b c}   + rows a c′ … d  →  some {b c′}: b may be in the gap
 *     all but {a}  + rows a         →  off
 */
export const afterRowsKnown = (selection: Selection, rows: readonly (FileItem | undefined)[]): Selection => {
  if (selection.mode === 'off') return selection;
  if (selection.mode === 'all') return selection.except.size >= rows.length ? NOTHING_PICKED : selection;
  const known = new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
  const isComplete = rows.every((row) => row !== undefined);
  const rest = [...selection.picked].flatMap(([id, item]) => {
    const row = known.get(id);
    return row === undefined && isComplete ? [] : [[id, row ?? item] as const];
  });
  return picking(new Map(rest), selection.anchor);
};
