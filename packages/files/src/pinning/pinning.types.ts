import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult, Undo } from '../outcomes/command.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { PinningEvent } from './pinning-events.ts';

/** State of a person's pinned folders. */
export interface PinsState {
  /** Pinned folders in their order; undefined until they were loaded. */
  readonly pins: readonly FileItem[] | undefined;
}

/** Ways to keep folders at hand. */
export interface PinningCommands {
  /** Loads the pinned folders, again when they are there; those stay when the call fails. */
  readonly loadPins: () => Promise<void>;
  /** Pins a folder after the others, or takes it off. */
  readonly togglePin: (folder: FileItem) => Promise<CommandResult>;
  /** Moves a pinned folder to a 0-based place among the others. Refused as `not_found` where it is not pinned, and as `already_there`. */
  readonly placePin: (folder: FileItem, index: number) => Promise<CommandResult>;
}

/** The calls behind pinned folders. */
export interface PinningClient {
  readonly folders: Calls<'folders', 'pinned' | 'pin' | 'unpin'>;
}

/** Dependencies of pinned folders. */
export interface PinningContext extends StateAccess<PinsState> {
  readonly client: PinningClient;
  readonly emit: (event: PinningEvent) => void;
  readonly undoable: (takeBack: Undo) => Undo;
}
