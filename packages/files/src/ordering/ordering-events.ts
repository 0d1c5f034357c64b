import type { Undo } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import { none, said } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** Events of sorting by hand. */
export type OrderingEvent =
  | { readonly type: 'itemsReordered'; readonly count: number; readonly undo: Undo }
  | { readonly type: 'reorderFailed'; readonly failure: Failure };

/** Maps each event to its notice. */
export const ORDERING_NOTICES: NoticeTable<OrderingEvent> = {
  itemsReordered: none, // the rows show it
  reorderFailed: said,
};
