import type { FileItem } from '../items/file-item.types.ts';
import { none } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';

/** What importing tells. */
export interface ImportEvent {
  readonly type: 'fileImported';
  readonly item: FileItem;
}

/** Says what shows for it. */
export const IMPORT_NOTICES: NoticeTable<ImportEvent> = {
  fileImported: none, // the import dialog shows it
};
