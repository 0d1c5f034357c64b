import type { ChangedItem } from '../changes/change.types.ts';
import { ROOT_ID } from '../items/normalise-file.ts';
import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { changed, countedOr, said } from '../outcomes/notices.ts';
import type { Notice, NoticeTable } from '../outcomes/notices.ts';

/** Events of moving and copying. */
export type MovingEvent =
  | {
      readonly type: 'itemsMoved';
      readonly count: number;
      /** Title of the item, where it is one. */
      readonly title?: string | undefined;
      /** The item as it lay before, where it is one. */
      readonly item?: ChangedItem | undefined;
      readonly folderId: string;
      /** Title of that folder, where it is known; the root has none. */
      readonly folderTitle?: string | undefined;
      readonly undo: Undo | undefined;
    }
  | ({ readonly type: 'moveFailed' } & FailedCommand)
  | {
      readonly type: 'itemsCopied';
      readonly count: number;
      readonly title?: string | undefined;
      readonly folderId: string;
      readonly folderTitle?: string | undefined;
      readonly undo?: Undo | undefined;
    }
  | ({ readonly type: 'copyFailed' } & FailedCommand);

/** Names the folder that items went into. */
const into = (event: {
  readonly folderId: string;
  readonly folderTitle?: string | undefined;
}): Pick<Notice, 'detail'> => {
  if (event.folderId === ROOT_ID) return { detail: { key: 'notice.toRoot' } };
  return event.folderTitle === undefined
    ? {}
    : { detail: { key: 'notice.toFolder', values: { title: event.folderTitle } } };
};

/** Maps each event to its notice. */
export const MOVING_NOTICES: NoticeTable<MovingEvent> = {
  itemsMoved: (event) => ({ ...changed('file.moved', 'file.movedOne', event), ...into(event) }),
  moveFailed: countedOr(said),
  itemsCopied: (event) => ({ ...changed('file.copied', 'file.copiedOne', event), ...into(event) }),
  copyFailed: countedOr(said),
};
