import type { BatchClient } from '../changes/batch.ts';
import type { ChangeContext, ChangingState, Targets } from '../changes/change-context.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls, ListsClient, PrivilegeSource } from '../ports/ports.types.ts';
import type { TrashEvent } from './trash-events.ts';
import type { TrashState } from './trash.state.ts';

/** How items come back out of the trash. */
export interface RestoreOptions {
  /**
   * Whether the caller moves restored items on, so that nobody is asked where to put those without a folder.
   * Default false.
   */
  readonly isMovedOn?: boolean;
}

/** Ways into the trash, out of it, and out of everything. */
export interface TrashCommands {
  readonly toTrash: (targets: Targets) => Promise<CommandResult>;
  /** Puts items in trash back (LIFE-10). */
  readonly restore: (targets: Targets, options?: RestoreOptions) => Promise<CommandResult>;
  /** Deletes items in trash for good (LIFE-11, LIFE-12). */
  readonly removeForGood: (targets: Targets) => Promise<CommandResult>;
  /** Asks how many items the trash holds. Rejects when the response fails (LIFE-19). */
  readonly loadTrashCount: () => Promise<number>;
}

/** The calls behind the trash. */
export interface TrashClient extends BatchClient {
  readonly folders: BatchClient['folders'] & Calls<'folders', 'toTrash' | 'restore' | 'removeFromTrash'>;
  readonly lists: Calls<'lists', 'trashCount'>;
}

/** Dependencies of the trash. */
export interface TrashContext extends ChangeContext<ChangingState & TrashState> {
  readonly client: ListsClient & TrashClient;
  readonly privilege: PrivilegeSource;
  readonly emit: (event: TrashEvent) => void;
}
