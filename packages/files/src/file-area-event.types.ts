import type { FileCategory, MessageKey } from '@chartdock/contract';
import type { FailureReport } from './changes/change.types.ts';
import type { FileItem } from './items/file-item.types.ts';
import type { RetentionLevel } from './retention/retention.state.ts';
import type { Failure, NoticeText } from './outcomes/failure.types.ts';

/** Takes a command back; resolves once the list shows it, with `false` when a part of it could not be taken back. */
export type Undo = () => Promise<unknown>;

/** Why a command was not even tried. */
export type Refusal =
  | 'empty_title'
  | 'title_too_long'
  | 'quota_used_up'
  | 'retention_asked'
  | 'into_itself'
  | 'already_there'
  | 'nothing_picked'
  | 'not_found'
  | 'not_in_order'
  | 'no_such_format'
  | 'upgrade_needed';

/** How a command ended. `refused` sent nothing; `conflict` waits for the person's word. */
export type CommandResult<Value = undefined> =
  | { readonly status: 'done'; readonly value: Value; readonly undo: Undo | undefined }
  | { readonly status: 'refused'; readonly reason: Refusal }
  | { readonly status: 'failed'; readonly failure: Failure };

/** How a rename ended; a `conflict` carries the way to rename all the same (ENT-03). */
export type RenameResult =
  | CommandResult<FileItem>
  | {
      readonly status: 'conflict';
      readonly failure: Failure;
      readonly renameAnyway: () => Promise<CommandResult<FileItem>>;
    };

/** Something that happened in the file area. `noticeOf` tells what to show for it. */
export type FileAreaEvent =
  | { readonly type: 'folderCreated'; readonly item: FileItem }
  | { readonly type: 'folderCreateFailed'; readonly failure: Failure }
  | { readonly type: 'fileCreated'; readonly item: FileItem; readonly address: string }
  | { readonly type: 'fileCreateFailed'; readonly failure: Failure }
  | { readonly type: 'creationStopped'; readonly reason: 'quota_used_up' }
  | {
      readonly type: 'retentionAsked';
      readonly level: RetentionLevel;
      readonly trashCount: number;
      /** What was to be made, and where, so that it can be made after all. */
      readonly category: FileCategory;
      readonly folderId: string;
    }
  | { readonly type: 'trashWarningShown'; readonly level: RetentionLevel; readonly trashCount: number }
  | { readonly type: 'fileRenamed'; readonly item: FileItem; readonly before: string; readonly undo: Undo }
  | {
      readonly type: 'renameFailed';
      readonly item: FileItem;
      readonly failure: Failure;
      readonly report?: FailureReport;
    }
  | { readonly type: 'titleRefused'; readonly problem: 'empty' | 'too_long' }
  | {
      readonly type: 'itemsMoved';
      readonly count: number;
      readonly folderId: string;
      readonly undo: Undo | undefined;
    }
  | { readonly type: 'moveFailed'; readonly failure: Failure; readonly report?: FailureReport }
  | {
      readonly type: 'itemsCopied';
      readonly count: number;
      readonly folderId: string;
      readonly undo?: Undo | undefined;
    }
  | { readonly type: 'copyFailed'; readonly failure: Failure; readonly report?: FailureReport }
  | { readonly type: 'itemsReordered'; readonly count: number; readonly undo: Undo }
  | { readonly type: 'reorderFailed'; readonly failure: Failure }
  | { readonly type: 'itemsTrashed'; readonly count: number; readonly undo: Undo | undefined }
  | { readonly type: 'trashFailed'; readonly failure: Failure; readonly report?: FailureReport }
  | {
      readonly type: 'itemsRestored';
      readonly count: number;
      readonly toRoot: boolean;
      /** What came back at the root because its folder is gone, as it lies there now. */
      readonly atRoot?: readonly FileItem[];
      readonly undo?: Undo | undefined;
    }
  | { readonly type: 'restoreFailed'; readonly failure: Failure; readonly report?: FailureReport }
  | { readonly type: 'itemsDeleted'; readonly count: number }
  | { readonly type: 'deleteFailed'; readonly failure: Failure; readonly report?: FailureReport }
  | { readonly type: 'favouriteAdded'; readonly item: FileItem; readonly undo?: Undo | undefined }
  | { readonly type: 'favouriteCancelled'; readonly item: FileItem; readonly undo?: Undo | undefined }
  | {
      readonly type: 'favouriteFailed';
      readonly item: FileItem;
      readonly failure: Failure;
      readonly report?: FailureReport;
    }
  | { readonly type: 'favouritesCancelled'; readonly count: number; readonly undo: Undo | undefined }
  | { readonly type: 'favouritesFailed'; readonly failure: Failure; readonly report?: FailureReport }
  | { readonly type: 'collaborationLeft'; readonly count: number }
  | { readonly type: 'collaborationLeaveFailed'; readonly failure: Failure; readonly report?: FailureReport }
  /** `taken` is the way back that was used, so that it is not offered any more. */
  | { readonly type: 'changeUndone'; readonly taken: Undo }
  | { readonly type: 'publishRestricted' }
  | { readonly type: 'filePublished'; readonly item: FileItem }
  | { readonly type: 'publishCancelled'; readonly item: FileItem }
  | { readonly type: 'publishFailed'; readonly failure: Failure }
  | { readonly type: 'fileImported'; readonly item: FileItem }
  | { readonly type: 'fileCloned'; readonly item: FileItem }
  | { readonly type: 'cloneFailed'; readonly item: FileItem; readonly failure: Failure }
  | { readonly type: 'downloadStarted'; readonly item: FileItem }
  | { readonly type: 'downloadFailed'; readonly item: FileItem; readonly failure: Failure }
  /** Something takes a membership; a prompt with this text opens in its place (CLONE-09, CLONE-10, PERM-07). */
  | { readonly type: 'upgradeAsked'; readonly prompt: MessageKey }
  | { readonly type: 'fileLocated'; readonly item: FileItem }
  | { readonly type: 'openFailed'; readonly failure: Failure };

/** Name of an event. */
export type FileAreaEventType = FileAreaEvent['type'];

/** A short text to show, with its weight. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly text: NoticeText;
  /** How long it stays, in milliseconds; default that of every notice. */
  readonly duration?: number;
}
