import type { Clock, KeyValueStorage } from '@chartdock/platform';
import type { BrowsingState, ListCommands } from '../browsing/browsing.types.ts';
import type { FolderCreationClient } from '../creation/creation.types.ts';
import type { ImportClient } from '../importing/importing.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { ImportQueue } from '../importing/import-queue.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { FirstPage } from '../browsing/first-page.ts';
import type { Calls, ListsClient } from '../ports/ports.types.ts';

/** The calls of the client that a picker makes. */
export interface PickingClient extends ListsClient, FolderCreationClient, ImportClient {
  readonly charts: Calls<'charts', 'info'>;
}

/** Everything a picker's lists are built on. */
export interface PickerAreaOptions {
  readonly client: PickingClient;
  readonly clock: Clock;
  /** Remembers the last folder and the order between visits. */
  readonly storage: KeyValueStorage;
  /** The signed-in person. */
  readonly userId: string;
  /** A page that was asked for already; the first list takes it over when it is of that list. Default none. */
  readonly first?: FirstPage | undefined;
}

/** The lists of a picker: the state of a file area with the commands that a choice needs, and no others. */
export interface PickerArea extends Pick<
  ListCommands,
  | 'openPlace'
  | 'openStartFolder'
  | 'openFolder'
  | 'openParent'
  | 'ensureRange'
  | 'refresh'
  | 'retry'
  | 'setSearchText'
  | 'submitSearch'
  | 'clearSearch'
> {
  readonly getState: () => BrowsingState;
  /** Runs a listener after every change; returns the way to stop it. */
  readonly subscribe: (listener: (state: BrowsingState, before: BrowsingState) => void) => () => void;
  /** Looks files up by their ids, in their order; those that are gone or may not be seen are left out. */
  readonly findFiles: (ids: readonly string[]) => Promise<readonly FileItem[]>;
  /** Asks the server whether a file of this title lies in a folder. Rejects when the response fails. */
  readonly isTitleTaken: (folderId: string, title: string) => Promise<boolean>;
  /** Makes a folder in the open one, else at the top. */
  readonly createFolder: (title: string) => Promise<CommandResult<FileItem>>;
  /** Makes the queue of an import into the open folder, else the top; `onFile` is told of each file that was made. */
  readonly openImport: (onFile: (item: FileItem) => void) => Promise<ImportQueue>;
  /** Whether something can be made in a folder. Default in every one; a list of given files has no place for more. */
  readonly canMakeIn?: ((folderId: string) => boolean) | undefined;
  /** Aborts pending requests and removes every listener. */
  readonly dispose: () => void;
}
