import type { FileItem } from '../items/file-item.types.ts';
import { none } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** Event of importing. */
export interface ImportEvent {
  readonly type: 'fileImported';
  readonly item: FileItem;
}

/** Maps the event to its notice. */
export const IMPORT_NOTICES: NoticeTable<ImportEvent> = {
  fileImported: none, // the import dialog shows it
};
