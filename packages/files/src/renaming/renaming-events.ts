import type { FileItem } from '../items/file-item.types.ts';
import type { FailedCommand, Undo } from '../outcomes/command.types.ts';
import { about, said, success } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { SharedEvent } from '../outcomes/shared-events.ts';

type OwnEvent =
  | { readonly type: 'fileRenamed'; readonly item: FileItem; readonly before: string; readonly undo: Undo }
  | ({ readonly type: 'renameFailed'; readonly item: FileItem } & FailedCommand);

/** Events of renaming. */
export type RenamingEvent = OwnEvent | Extract<SharedEvent, { type: 'titleRefused' | 'titleCleaned' }>;

/** Maps each event to its notice. */
export const RENAMING_NOTICES: NoticeTable<OwnEvent> = {
  fileRenamed: ({ item }) => ({ ...success('file.renamed'), ...about(item.title) }),
  renameFailed: said,
};
