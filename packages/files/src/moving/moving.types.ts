import type { KeyValueStorage } from '@chartdock/platform';
import type { BatchClient } from '../changes/batch.ts';
import type { ChangeContext, Targets } from '../changes/change-context.types.ts';
import type { KnownFolders } from '../folders/known-folders.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls, PrivilegeSource } from '../ports/ports.types.ts';
import type { TrashEvent } from '../trash/trash-events.ts';
import type { MovingEvent } from './moving-events.ts';

/** Ways to put items elsewhere. */
export interface MovingCommands {
  readonly move: (targets: Targets, folderId: string) => Promise<CommandResult>;
  readonly copy: (targets: Targets, folderId: string) => Promise<CommandResult>;
  /** Returns whether items may be dropped on a folder, from local knowledge (CRUMB-06). */
  readonly canMoveTo: (items: readonly FileItem[], folderId: string) => boolean;
}

/** The calls behind moving and copying. */
export interface MovingClient extends BatchClient {
  readonly folders: BatchClient['folders'] & Calls<'folders', 'move' | 'copy'>;
}

/** Dependencies of moving and copying. */
export interface MovingContext extends ChangeContext {
  readonly client: ChangeContext['client'] & MovingClient;
  readonly storage: KeyValueStorage;
  readonly userId: string;
  readonly privilege: PrivilegeSource;
  /** Looks up folder titles. */
  readonly folders: Pick<KnownFolders, 'titleOf'>;
  /** Copies that are taken back go to trash, which may fail too. */
  readonly emit: (event: MovingEvent | Extract<TrashEvent, { type: 'trashFailed' }>) => void;
}
