import type { FileCategory } from '@chartdock/contract';
import type { Host, ReservedWindow } from '@chartdock/platform';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls, PrivilegeSource } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { CreationEvent, FolderCreationEvent } from './creation-events.ts';

/** Where a folder or file is made. */
export interface CreateOptions {
  /** Default: the open folder on My files, the root elsewhere (CREATE-40). */
  readonly folderId?: string;
  /** Says that the retention dialog was answered with going on. Default false. */
  readonly retentionAnswered?: boolean;
  /** Where the editor opens, for a caller that holds a place already. Default: a window of the host. */
  readonly window?: ReservedWindow;
}

/** Ways to make folders and files. */
export interface CreationCommands {
  /** Makes a folder (ERR-17, ERR-18). */
  readonly createFolder: (title: string, options?: CreateOptions) => Promise<CommandResult<FileItem>>;
  /** Makes a blank file and opens its editor. Call it inside the click, so that its window is allowed (CREATE-35). */
  readonly createFile: (category: FileCategory, options?: CreateOptions) => Promise<CommandResult<FileItem>>;
}

/** The call that makes folders. */
export interface FolderCreationClient {
  readonly folders: Calls<'folders', 'create'>;
}

/** The calls that make folders and files. */
export interface CreationClient extends FolderCreationClient {
  readonly charts: Calls<'charts', 'create'>;
}

/** Dependencies of creating a folder in the open list. */
export interface FolderCreationContext extends StateAccess<BrowsingState> {
  readonly client: FolderCreationClient;
  readonly emit: (event: FolderCreationEvent) => void;
}

/** Dependencies of creating folders and files. */
export interface CreationContext extends StateAccess<BrowsingState> {
  readonly client: CreationClient;
  readonly host: Pick<Host, 'reserveWindow'>;
  readonly privilege: PrivilegeSource;
  readonly editHost?: string;
  readonly asksRetention?: boolean;
  readonly isOnline?: (() => boolean) | undefined;
  readonly emit: (event: CreationEvent) => void;
}
