import type { FileItem } from '../items/file-item.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import { said } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { SharedEvent } from '../outcomes/shared-events.ts';

type OwnEvent =
  | { readonly type: 'downloadStarted'; readonly item: FileItem }
  | { readonly type: 'zipStarted'; readonly count: number }
  | { readonly type: 'zipSaved'; readonly count: number }
  | { readonly type: 'zipTooLarge'; readonly limit: number }
  | { readonly type: 'downloadFailed'; readonly item: FileItem; readonly failure: Failure };

/** Events of downloading. */
export type DownloadEvent = OwnEvent | Extract<SharedEvent, { type: 'upgradeAsked' }>;

/** Maps each event to its notice. */
export const DOWNLOAD_NOTICES: NoticeTable<OwnEvent> = {
  downloadStarted: ({ item }) => ({
    tone: 'info',
    text: { key: 'export.started', values: { title: item.title } },
  }),
  zipStarted: ({ count }) => ({ tone: 'info', text: { key: 'export.manyStarted', values: { n: count } } }),
  zipSaved: ({ count }) => ({ tone: 'success', text: { key: 'export.manySaved', values: { n: count } } }),
  zipTooLarge: ({ limit }) => ({ tone: 'warning', text: { key: 'export.tooMany', values: { n: limit } } }),
  downloadFailed: said,
};
