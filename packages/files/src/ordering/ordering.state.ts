import type { FileItem } from '../items/file-item.types.ts';
import type { ListContent } from '../list/list.types.ts';

type Rows = ListContent['rows'];

/**
 * Move of one item to another row: the item, its old row and its new row, both 0-based and counted one step
 * after the other.
 */
export interface OrderStep {
  readonly item: FileItem;
  readonly from: number;
  readonly to: number;
}

/** A new order of a list, and the steps that lead to it. */
export interface NewOrder {
  readonly rows: Rows;
  readonly steps: readonly OrderStep[];
}

const isFolder = (row: FileItem | undefined): boolean => row?.type === 'folder';

/** Folders stay before files: neither kind is put among the other. */
const gapFor = (rows: Rows, item: FileItem, before: number): number => {
  const gap = Math.max(0, Math.min(before, rows.length));
  if (!isFolder(item)) return Math.max(gap, rows.map(isFolder).lastIndexOf(true) + 1);
  const firstFile = rows.findIndex((row) => row !== undefined && !isFolder(row));
  return firstFile < 0 ? gap : Math.min(gap, firstFile);
};

/**
 * Puts items before the row that stands at `before` (the length of the list means its end) and keeps the order they have
 * among themselves. Items that the list does not hold are left out.
 */
export const orderWith = (rows: Rows, ids: ReadonlySet<string>, before: number): NewOrder => {
  const places = rows.map((_, place) => place);
  const moved = places.filter((place) => ids.has(rows[place]?.id ?? ''));
  const steps: OrderStep[] = [];
  for (const place of moved) {
    const item = rows[place];
    if (item === undefined) continue;
    const gap = gapFor(rows, item, before);
    const isAnchor = (other: number): boolean => {
      const row = rows[other];
      return other >= gap && !(row !== undefined && ids.has(row.id) && row.type === item.type);
    };
    const from = places.indexOf(place);
    places.splice(from, 1);
    const anchor = places.findIndex(isAnchor);
    const to = anchor < 0 ? places.length : anchor;
    places.splice(to, 0, place);
    if (from !== to) steps.push({ item, from, to });
  }
  return { rows: places.map((place) => rows[place]), steps };
};
