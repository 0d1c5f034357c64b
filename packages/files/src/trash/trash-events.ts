import type { FileItem } from '../items/file-item.types.ts';
import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { countedOr, failed, said, success } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** What the trash tells. */
export type TrashEvent =
  | { readonly type: 'itemsTrashed'; readonly count: number; readonly undo: Undo | undefined }
  | ({ readonly type: 'trashFailed' } & FailedCommand)
  | {
      readonly type: 'itemsRestored';
      readonly count: number;
      readonly toRoot: boolean;
      /** What came back at the root because its folder is gone, as it lies there now. */
      readonly atRoot?: readonly FileItem[];
      readonly undo?: Undo | undefined;
    }
  | ({ readonly type: 'restoreFailed' } & FailedCommand)
  | { readonly type: 'itemsDeleted'; readonly count: number }
  | ({ readonly type: 'deleteFailed' } & FailedCommand);

/** Says what shows for it; the ids name the rows of the error catalogue. */
export const TRASH_NOTICES: NoticeTable<TrashEvent> = {
  itemsTrashed: ({ count }) => ({ tone: 'success', text: { key: 'trash.moved', values: { n: count } } }),
  trashFailed: countedOr(said),
  itemsRestored: ({ toRoot }) =>
    toRoot
      ? { tone: 'warning', text: { key: 'trash.restoredToRoot' } } // LIFE-02
      : success('trash.restoreSucceeded'), // ERR-21
  restoreFailed: countedOr(() => failed('trash.restoreFailed')), // ERR-22
  itemsDeleted: () => success('trash.deleteSucceeded'), // ERR-23
  deleteFailed: countedOr(() => failed('trash.deleteFailed')), // ERR-24
};
