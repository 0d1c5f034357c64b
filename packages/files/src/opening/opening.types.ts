import type { Host } from '@chartdock/platform';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { Calls, ListsClient, PrivilegeSource } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { Located } from './located.types.ts';
import type { OpeningEvent } from './opening-events.ts';

/** Commands that open items of a list. */
export interface OpeningCommands {
  /** Opens the folder that holds an item, marks the item there and picks it (MENU-58). */
  readonly locate: (item: Located) => Promise<void>;
  /** Opens an item: a folder in the list, a file in its editor (ROUTE-50). */
  readonly openItem: (item: FileItem) => Promise<void>;
  /** Opens the read-only page of a file in a new window (ROUTE-34). */
  readonly preview: (item: FileItem) => void;
}

/** The calls behind opening. */
export interface OpeningClient extends ListsClient {
  readonly charts: Calls<'charts', 'editList'>;
}

/** Dependencies of opening. */
export interface OpeningContext extends StateAccess<BrowsingState> {
  readonly client: OpeningClient;
  readonly host: Pick<Host, 'open'> & Partial<Pick<Host, 'capabilities'>>;
  readonly privilege: PrivilegeSource;
  readonly userId: string;
  readonly editHost?: string;
  readonly emit: (event: OpeningEvent) => void;
}
