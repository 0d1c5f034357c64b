import type { FileItem } from '@chartdock/files';

const kind = Symbol('chartdock.items');

/** Data of a drag, in the library's terms. */
export type DragData = Record<string | symbol, unknown>;

/** Packs items for a drag, so that every surface of the page can read them. */
export const packItems = (items: readonly FileItem[]): DragData => ({ kind, items });

/** Returns the items of a drag; none for a drag of something else. */
export const itemsOfDrag = (data: DragData): readonly FileItem[] =>
  data['kind'] === kind ? (data['items'] as readonly FileItem[]) : [];
