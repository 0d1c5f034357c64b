import type { Crumb } from '@chartdock/contract';
import type { Clock, Host, KeyValueStorage } from '@chartdock/platform';
import type { BrowsingState, ListCommands } from './browsing/browsing.types.ts';
import type { ChangeCommands, ChangesState } from './changes/change-context.types.ts';
import type { CloningClient, CloningCommands } from './cloning/cloning.types.ts';
import type { CreationClient, CreationCommands } from './creation/creation.types.ts';
import type { DownloadClient, DownloadCommands } from './export/downloading.types.ts';
import type { FavouriteCommands, FavouritesClient } from './favourites/favourites.types.ts';
import type { FileAreaEvent } from './file-area-event.types.ts';
import type { FolderTree, TreeClient } from './folders/folder-tree.types.ts';
import type { ImportClient, ImportCommands } from './importing/importing.types.ts';
import type { FileItem } from './items/file-item.types.ts';
import type { FileAction } from './menu/action-table.ts';
import type { ActionOffer, MenuItem } from './menu/menu.types.ts';
import type { MovingClient, MovingCommands } from './moving/moving.types.ts';
import type { OpeningClient, OpeningCommands } from './opening/opening.types.ts';
import type { OrderingClient, OrderingCommands } from './ordering/ordering.types.ts';
import type { PinningClient, PinningCommands, PinsState } from './pinning/pinning.types.ts';
import type { PrivilegeSource } from './ports/ports.types.ts';
import type { RenamingClient, RenamingCommands } from './renaming/renaming.types.ts';
import type { RetentionCommands } from './retention/retention.types.ts';
import type { SelectionCommands } from './selection/selection.types.ts';
import type {
  CollaborationClient,
  CollaborationCommands,
  PublishClient,
  PublishCommands,
} from './sharing/sharing.types.ts';
import type { TrashClient, TrashCommands } from './trash/trash.types.ts';
import type { TrashState } from './trash/trash.state.ts';

/** The calls of the client that the file area makes; a fake needs no more than these. */
export type FilesClient = OpeningClient &
  CreationClient &
  RenamingClient &
  MovingClient &
  OrderingClient &
  TreeClient &
  TrashClient &
  FavouritesClient &
  PinningClient &
  CloningClient &
  DownloadClient &
  ImportClient &
  PublishClient &
  CollaborationClient;

/** Everything a file area is built on. */
export interface FileAreaOptions {
  readonly client: FilesClient;
  readonly clock: Clock;
  /** Remembers choices between visits. */
  readonly storage: KeyValueStorage;
  /** Its capabilities are read for menus; default: a host without rules of its own. */
  readonly host: Pick<Host, 'reserveWindow' | 'open' | 'loadHidden' | 'fetchFile'> &
    Partial<Pick<Host, 'capabilities'>>;
  /** The signed-in person. */
  readonly userId: string;
  readonly privilege: PrivilegeSource;
  /** Origin of the editors, without a trailing slash; default the page's own. */
  readonly editHost?: string;
  /** Actions that someone carries out; nothing else is offered. Default: those the file area carries out itself. */
  readonly abilities?: ReadonlySet<FileAction>;
  /** Whether someone shows the retention dialog, so that `createFile` may ask by `retentionAsked`. Default false. */
  readonly asksRetention?: boolean;
  /** Whether the browser has a connection; without one nothing is made, and no window opens for it. Default: it has. */
  readonly isOnline?: () => boolean;
}

/** The whole state of a file area. */
export interface FileAreaState extends BrowsingState, ChangesState, PinsState, TrashState {}

/**
 * The file area: one state, commands that change it, and events. No command throws for a refusal by the
 * server: its result reports the refusal, and an event is sent.
 */
export interface FileArea
  extends
    ListCommands,
    OpeningCommands,
    SelectionCommands,
    CreationCommands,
    RenamingCommands,
    MovingCommands,
    OrderingCommands,
    TrashCommands,
    FavouriteCommands,
    PinningCommands,
    CloningCommands,
    DownloadCommands,
    ImportCommands,
    CollaborationCommands,
    PublishCommands,
    ChangeCommands,
    RetentionCommands {
  readonly getState: () => FileAreaState;
  /** Runs a listener after every change; returns the way to stop it. */
  readonly subscribe: (listener: (state: FileAreaState, before: FileAreaState) => void) => () => void;
  /** Subscribes to events, so that notices can be shown. */
  readonly onEvent: (listener: (event: FileAreaEvent) => void) => () => void;
  /** Returns the documents' menu of an item on the open page. */
  readonly menuOf: (item: FileItem) => readonly MenuItem[];
  /** Returns every action on an item of the open page; `offersOn` selects those that a surface shows. */
  readonly offersOf: (item: FileItem) => readonly ActionOffer[];
  /** Returns the folders from the top down to one, as far as this session has seen them; undefined while one is unknown. */
  readonly chainTo: (folderId: string) => readonly Crumb[] | undefined;
  /** Makes the tree of the move dialog for some items. */
  readonly createFolderTree: (moving?: readonly FileItem[]) => FolderTree;
  /** Aborts pending requests and removes every listener. */
  readonly dispose: () => void;
}
