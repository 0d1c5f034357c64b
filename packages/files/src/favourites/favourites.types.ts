import type { ChangeContext, Targets } from '../changes/change-context.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { FavouriteEvent } from './favourite-events.ts';

/** Ways to give stars and to take them away. */
export interface FavouriteCommands {
  /** Adds or takes away a favourite (LIFE-16). */
  readonly toggleFavourite: (item: FileItem) => Promise<CommandResult>;
  /** Takes items, one or many of them, out of the open list of favourites. */
  readonly cancelFavourites: (targets: Targets) => Promise<CommandResult>;
}

/** The calls behind favourites. */
export interface FavouritesClient {
  readonly favourites: Calls<'favourites', 'toggle' | 'cancel'>;
}

/** Dependencies of favourites. */
export interface FavouritesContext extends ChangeContext {
  readonly client: ChangeContext['client'] & FavouritesClient;
  readonly emit: (event: FavouriteEvent) => void;
}
