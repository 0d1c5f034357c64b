import type { BatchType } from '@chartdock/contract';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';

/** An item as far as a change of it needs to know it; small, so that a hundred thousand of them can be held. */
export type ChangedItem = Pick<FileItem, 'id' | 'type' | 'parentId' | 'title' | 'category' | 'orgId'>;

/** Why one item of a change stayed as it was. */
export interface ItemFailure {
  readonly item: ChangedItem;
  readonly failure: Failure;
}

/**
 * Type of a change; `cancel_favourite` removes stars, `leave_collaboration` gives up access, `download` packs
 * files.
 */
export type ChangeType = BatchType | 'cancel_favourite' | 'leave_collaboration' | 'download';

/**
 * A change of many items that a screen shows: while it runs, and afterwards when something is left to say. `finding` asks
 * the server which items "all" are, `stopping` waits for the call under way, `stopped` and `ended` stay until dismissed.
 */
export interface ChangeProgress {
  readonly id: number;
  readonly type: ChangeType;
  readonly status: 'finding' | 'running' | 'stopping' | 'stopped' | 'ended';
  readonly total: number;
  /** Items that were found, or tried; those that failed are among them. */
  readonly tried: number;
  readonly failed: readonly ItemFailure[];
}
