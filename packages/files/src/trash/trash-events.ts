import type { ChangedItem } from '../changes/change.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { about, changed, countedOr, failed, said, success } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** Events of the trash. */
export type TrashEvent =
  | {
      readonly type: 'itemsTrashed';
      readonly count: number;
      /** Title of the item, where it is one. */
      readonly title?: string | undefined;
      /** The item as it lay before, where it is one. */
      readonly item?: ChangedItem | undefined;
      readonly undo: Undo | undefined;
    }
  | ({ readonly type: 'trashFailed' } & FailedCommand)
  | {
      readonly type: 'itemsRestored';
      readonly count: number;
      readonly title?: string | undefined;
      /** The item as it lies there now, where it is one that was known. */
      readonly item?: FileItem | undefined;
      readonly toRoot: boolean;
      /** Items restored to the root because their folder is gone, as they lie there now. */
      readonly atRoot?: readonly FileItem[];
      readonly undo?: Undo | undefined;
    }
  | ({ readonly type: 'restoreFailed' } & FailedCommand)
  | { readonly type: 'itemsDeleted'; readonly count: number; readonly title?: string | undefined }
  | ({ readonly type: 'deleteFailed' } & FailedCommand);

/** Maps each event to its notice; the ids name the rows of the error catalogue. */
export const TRASH_NOTICES: NoticeTable<TrashEvent> = {
  itemsTrashed: (event) => changed('trash.moved', 'trash.movedOne', event),
  trashFailed: countedOr(said),
  itemsRestored: ({ toRoot, title }) =>
    toRoot
      ? { tone: 'warning', text: { key: 'trash.restoredToRoot' }, ...about(title) } // LIFE-02
      : { ...success('trash.restoreSucceeded'), ...about(title) }, // ERR-21
  restoreFailed: countedOr(() => failed('trash.restoreFailed')), // ERR-22
  itemsDeleted: ({ title }) => ({ ...success('trash.deleteSucceeded'), ...about(title) }), // ERR-23
  deleteFailed: countedOr(() => failed('trash.deleteFailed')), // ERR-24
};
