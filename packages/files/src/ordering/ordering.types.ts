import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { OrderingEvent } from './ordering-events.ts';

/** Ways to sort the open folder by hand. */
export interface OrderingCommands {
  /** Returns whether the open list is a folder in its manual order, so that `reorder` works. */
  readonly canReorder: () => boolean;
  /**
   * Puts rows of the open folder before the row at a place (0-based; the length of the list means its end). The list shows
   * it at once and goes back when the server refuses. Refused as `not_in_order` where `canReorder` says no.
   */
  readonly reorder: (items: readonly FileItem[], before: number) => Promise<CommandResult>;
}

/** The call behind sorting by hand. */
export interface OrderingClient {
  readonly folders: Calls<'folders', 'sort'>;
}

/** Dependencies of sorting by hand. */
export interface OrderingContext extends StateAccess<BrowsingState> {
  readonly client: OrderingClient;
  readonly emit: (event: OrderingEvent) => void;
}
