import type { FileCategory } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import { about, failed, none, said, success } from '../outcomes/notices.ts';
import type { NoticeTable } from '../outcomes/notices.ts';
import type { SharedEvent } from '../outcomes/shared-events.ts';
import type { RetentionLevel } from '../retention/retention.state.ts';

/** Events of creating a folder. */
export type FolderCreationEvent =
  | { readonly type: 'folderCreated'; readonly item: FileItem }
  | { readonly type: 'folderCreateFailed'; readonly failure: Failure }
  | Extract<SharedEvent, { type: 'titleRefused' | 'titleCleaned' }>;

type OwnEvent =
  | Exclude<FolderCreationEvent, SharedEvent>
  | { readonly type: 'fileCreated'; readonly item: FileItem; readonly address: string }
  | { readonly type: 'fileCreateFailed'; readonly failure: Failure }
  | { readonly type: 'creationStopped'; readonly reason: 'quota_used_up' }
  | {
      readonly type: 'retentionAsked';
      readonly level: RetentionLevel;
      readonly trashCount: number;
      /** Category and folder of the wanted file, so that it can be created afterwards. */
      readonly category: FileCategory;
      readonly folderId: string;
    };

/** Events of creating folders and files. */
export type CreationEvent =
  OwnEvent | Extract<SharedEvent, { type: 'titleRefused' | 'titleCleaned' | 'openFailed' }>;

/** Maps each event to its notice; the ids name the rows of the error catalogue. */
export const CREATION_NOTICES: NoticeTable<OwnEvent> = {
  folderCreated: ({ item }) => ({ ...success('folder.createSucceeded'), ...about(item.title) }), // ERR-18
  folderCreateFailed: () => failed('folder.createFailed'), // ERR-17
  fileCreated: none,
  fileCreateFailed: said, // ERR-14
  creationStopped: none, // QUOTA-05: a prompt, not a notice
  retentionAsked: none, // RETAIN-02, RETAIN-03: a dialog, not a notice
};
