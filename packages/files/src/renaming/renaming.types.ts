import type { ChangeContext } from '../changes/change-context.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { RenamingEvent } from './renaming-events.ts';

/** How a rename ended; a `conflict` carries the way to rename all the same (ENT-03). */
export type RenameResult =
  | CommandResult<FileItem>
  | {
      readonly status: 'conflict';
      readonly failure: Failure;
      readonly renameAnyway: () => Promise<CommandResult<FileItem>>;
    };

/** How a rename is told. */
export interface RenameOptions {
  /** Whether the caller says itself why it failed, as a dialog does, so that no event says it again. Default false. */
  readonly isTold?: boolean;
}

/** The way to rename files and folders. */
export interface RenamingCommands {
  readonly rename: (item: FileItem, title: string, options?: RenameOptions) => Promise<RenameResult>;
}

/** The calls behind renaming. */
export interface RenamingClient {
  readonly folders: Calls<'folders', 'rename'>;
  readonly charts: Calls<'charts', 'rename'>;
}

/** Dependencies of renaming. */
export interface RenamingContext extends ChangeContext {
  readonly client: ChangeContext['client'] & RenamingClient;
  readonly emit: (event: RenamingEvent) => void;
}
