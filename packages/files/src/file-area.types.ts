import type { FileCategory } from '@chartdock/contract';
import type { Clock, Host, KeyValueStorage, ReservedWindow } from '@chartdock/platform';
import type { Changes } from './changes/progress.state.ts';
import type { CommandResult, FileAreaEvent, RenameResult } from './file-area-event.types.ts';
import type { DownloadType } from './export/downloads.ts';
import type { FolderTree } from './folders/folder-tree.types.ts';
import type { ImportCheck, ImportQueue } from './importing/import-queue.types.ts';
import type { FileItem } from './items/file-item.types.ts';
import type { ListPosition, ListQuery, ListState, Place } from './list/list.types.ts';
import type { MenuAction, MenuItem } from './menu/menu.types.ts';
import type { FilesClient, PrivilegeSource } from './ports/ports.types.ts';
import type { Preferences, Sorting, ViewType } from './preferences/preferences.types.ts';
import type { PublishCheck, PublishForm, PublishSubject } from './sharing/publish-form.ts';
import type { SearchState } from './browsing/search.types.ts';
import type { BandPick, RowSpan, Selection } from './selection/selection.types.ts';
import type { TrashCount } from './trash/trash.types.ts';

/** Everything a file area is built on. */
export interface FileAreaOptions {
  readonly client: FilesClient;
  readonly clock: Clock;
  /** Remembers choices between visits. */
  readonly storage: KeyValueStorage;
  /** Its capabilities are read for menus; default: a host without rules of its own. */
  readonly host: Pick<Host, 'reserveWindow' | 'open' | 'loadHidden'> & Partial<Pick<Host, 'capabilities'>>;
  /** The signed-in person. */
  readonly userId: string;
  readonly privilege: PrivilegeSource;
  /** Origin of the editors, without a trailing slash; default the page's own. */
  readonly editHost?: string;
  /** Menu actions that somebody carries out; menus offer no others. Default: those the file area carries out itself. */
  readonly abilities?: ReadonlySet<MenuAction>;
  /** Whether somebody shows the retention dialog, so that `createFile` may ask by `retentionAsked`. Default false. */
  readonly asksRetention?: boolean;
}

/** The whole state of a file area. */
export interface FileAreaState {
  readonly place: Place;
  readonly search: SearchState;
  readonly preferences: Preferences;
  readonly list: ListState;
  readonly selection: Selection;
  readonly trash: TrashCount;
  /** Id of the file that `locate` pointed at; undefined once something else is opened. */
  readonly marked: string | undefined;
  /** Where the open list begins; undefined for its top. */
  readonly position: ListPosition | undefined;
  /** Long changes on screen, the oldest first. */
  readonly changes: Changes;
  /** Ids of items that are shown as before, because a change of them failed a moment ago. */
  readonly returned: ReadonlySet<string>;
}

/** What a command is about: given items, or whatever is picked. */
export type Targets = readonly FileItem[] | 'selection';

/** Where a folder or file is made. */
export interface CreateOptions {
  /** Default: the open folder on My files, the root elsewhere (CREATE-40). */
  readonly folderId?: string;
  /** Says that the retention dialog was answered with going on. Default false. */
  readonly retentionAnswered?: boolean;
  /** Where the editor opens, for a caller that holds a place already. Default: a window of the host. */
  readonly window?: ReservedWindow;
}

/** How a place is opened. */
export interface OpenOptions {
  /** Begins where the list was left in this session, as the back button does. Default false: at its top. */
  readonly resume?: boolean;
}

/** Ways through the lists. Each resolves when the list has settled, failed or was overtaken. */
export interface ListCommands {
  /** Opens a screen with its first page; clears search and selection. */
  readonly openPlace: (place: Place, options?: OpenOptions) => Promise<void>;
  /** Remembers for this session how far somebody had come in a list that they leave. */
  readonly keepPosition: (query: ListQuery, position: ListPosition) => void;
  /** Opens My files at the folder remembered from the last visit, or at the root when it is gone (PREF-08). */
  readonly openStartFolder: () => Promise<void>;
  /** Opens a folder of My files; `root` is the top. */
  readonly openFolder: (folderId: string) => Promise<void>;
  /** Opens the folder above the open one, where it was left; does nothing at the root. */
  readonly openParent: () => Promise<void>;
  /**
   * Loads the pages that rows `first` to `last` (0-based, both included) need. Cheap to call on every scroll: rows of an
   * earlier call that were not asked for yet are left out.
   */
  readonly ensureRange: (first: number, last: number) => Promise<void>;
  /** Loads the rows on screen again and keeps the old ones until then. */
  readonly refresh: () => Promise<void>;
  /** Asks again for what failed. */
  readonly retry: () => Promise<void>;
  /** Takes what the search box holds and lists the matches after a short pause (LIST-04..06). */
  readonly setSearchText: (text: string) => Promise<void>;
  /** Lists the matches now, without the pause. */
  readonly submitSearch: () => Promise<void>;
  /** Leaves search mode and shows the place again. */
  readonly clearSearch: () => Promise<void>;
  /** Changes the order of folder lists and remembers it. */
  readonly setSorting: (sorting: Sorting) => Promise<void>;
  /** Changes how the open page is drawn and remembers it for that page (LIST-03). */
  readonly setView: (view: ViewType) => void;
  /** Opens the folder that holds a file and marks the file there (MENU-58). */
  readonly locate: (item: FileItem) => Promise<void>;
  /** Opens an item: a folder in the list, a file in its editor (ROUTE-50). */
  readonly openItem: (item: FileItem) => Promise<void>;
  /** Opens the read-only page of a file in a new window (ROUTE-34). */
  readonly preview: (item: FileItem) => void;
}

/** Ways to pick rows. */
export interface SelectionCommands {
  /** Picks a row, or takes the pick back. */
  readonly toggleItem: (item: FileItem) => void;
  /** Picks a row and nothing else. */
  readonly pickOnly: (item: FileItem) => void;
  /** Picks everything between the row touched last and this one; loads rows in between that are missing. */
  readonly pickRange: (item: FileItem) => Promise<void>;
  /**
   * Picks the rows under a rubber band. Call it for every shape the band takes: each call counts from `from` and takes the
   * place of the one before. Rows that are loaded are picked at once, the others as soon as they are.
   */
  readonly pickBand: (spans: readonly RowSpan[], how: BandPick) => Promise<void>;
  /**
   * Moves the end of a run of picks from one place (0-based) to another, as Shift with an arrow does: the run begins at the
   * item touched last, else at `from`, and rows it no longer covers are not picked any more.
   */
  readonly stretchTo: (from: number, to: number) => Promise<void>;
  /** Picks every row of the list, those not loaded included. */
  readonly pickAll: () => void;
  readonly clearSelection: () => void;
}

/** Ways to change files and folders. None throws for what the server refuses: the result says it, and an event is sent. */
export interface ItemCommands {
  /** Makes a folder (ERR-17, ERR-18). */
  readonly createFolder: (title: string, options?: CreateOptions) => Promise<CommandResult<FileItem>>;
  /** Makes a blank file and opens its editor. Call it inside the click, so that its window is allowed (CREATE-35). */
  readonly createFile: (category: FileCategory, options?: CreateOptions) => Promise<CommandResult<FileItem>>;
  readonly rename: (item: FileItem, title: string) => Promise<RenameResult>;
  /**
   * Clones a file into the open folder, else beside its source (CLONE-13). Refused as `upgrade_needed` without a file left,
   * and for several canvases without a membership; an event asks for the prompt.
   */
  readonly clone: (item: FileItem) => Promise<CommandResult<FileItem>>;
  /**
   * Downloads a file through a hidden frame of the host, which is cleared after 8000 ms. Done means that the frame is on its
   * way; a page in place of the file is told by `downloadFailed`. Refused as `upgrade_needed` for a vip format without a
   * membership, as `no_such_format` for one that files of this category do not have.
   */
  readonly download: (item: FileItem, type: DownloadType) => Promise<CommandResult>;
  readonly move: (targets: Targets, folderId: string) => Promise<CommandResult>;
  readonly copy: (targets: Targets, folderId: string) => Promise<CommandResult>;
  /** Tells whether some items may be dropped on a folder, from what is known here (CRUMB-06). */
  readonly canMoveTo: (items: readonly FileItem[], folderId: string) => boolean;
  /** Whether the open list is a folder in its manual order, so that `reorder` works. */
  readonly canReorder: () => boolean;
  /**
   * Puts rows of the open folder before the row at a place (0-based; the length of the list means its end). The list shows
   * it at once and goes back when the server refuses. Refused as `not_in_order` where `canReorder` says no.
   */
  readonly reorder: (items: readonly FileItem[], before: number) => Promise<CommandResult>;
  readonly toTrash: (targets: Targets) => Promise<CommandResult>;
  /** Puts items in trash back (LIFE-10). */
  readonly restore: (targets: Targets) => Promise<CommandResult>;
  /** Deletes items in trash for good (LIFE-11, LIFE-12). */
  readonly removeForGood: (targets: Targets) => Promise<CommandResult>;
  /** Adds or takes away a favourite (LIFE-16). */
  readonly toggleFavourite: (item: FileItem) => Promise<CommandResult>;
  /** Takes items, one or many of them, out of the open list of favourites. */
  readonly cancelFavourites: (targets: Targets) => Promise<CommandResult>;
  /** Gives up the rights on items of others, which cannot be taken back (LIFE-13). */
  readonly leaveCollaboration: (targets: Targets) => Promise<CommandResult>;
  /** Asks how many items the trash holds. Rejects when the answer fails (LIFE-19). */
  readonly loadTrashCount: () => Promise<number>;
}

/** Ways to take changes back and to follow long ones. */
export interface ChangeCommands {
  /** Takes the latest change of this session back that still can be; answers whether there was one. */
  readonly undo: () => Promise<boolean>;
  /** Stops a change after the call under way; what is done stays done. */
  readonly stopChange: (id: number) => void;
  /** Tries again what failed in a change, or what it was stopped before. */
  readonly retryChange: (id: number) => Promise<void>;
  /** Takes a change that has ended off the screen. */
  readonly dismissChange: (id: number) => void;
}

/** Ways to make a file public and private again. None throws for what the server refuses. */
export interface PublishCommands {
  /** Tells what stands before the publish form: a restriction first, then a missing phone (PUBLISH-03, PUBLISH-05). */
  readonly checkPublish: () => Promise<PublishCheck>;
  /** Makes a file public. A missing phone answers `70023` and is left to the caller. */
  readonly publish: (item: PublishSubject, form: PublishForm) => Promise<CommandResult<FileItem>>;
  /** Makes a public file private again. */
  readonly cancelPublish: (item: PublishSubject) => Promise<CommandResult<FileItem>>;
}

/** Ways to bring documents in. */
export interface ImportCommands {
  /** Tells what stands before the import dialog: the file limit, or the question close to it. */
  readonly checkImport: () => ImportCheck;
  /** Makes the queue of an import dialog; files go where `createFile` would put them. */
  readonly createImportQueue: (options?: Pick<CreateOptions, 'folderId'>) => ImportQueue;
}

/** Rules that speak up close to the file limit. They read the trash count that is known. */
export interface RetentionCommands {
  /** Tells where leaving a preview leads, and remembers a forced visit to trash (RETAIN-04..06). */
  readonly leavePreview: () => 'visit_trash' | 'go_on';
  /** Tells whether the trash warning shows now, and announces it (RETAIN-07..12). */
  readonly checkTrashWarning: () => boolean;
  /** Keeps the warning away at the level of now. */
  readonly closeTrashWarning: () => void;
}

/** The file area: one state, ways to change it, and events that tell what happened. */
export interface FileArea
  extends
    ListCommands,
    SelectionCommands,
    ItemCommands,
    ChangeCommands,
    RetentionCommands,
    PublishCommands,
    ImportCommands {
  readonly getState: () => FileAreaState;
  /** Runs a listener after every change; answers the way to stop it. */
  readonly subscribe: (listener: (state: FileAreaState, before: FileAreaState) => void) => () => void;
  /** Hears what happened, so that notices can be shown. */
  readonly onEvent: (listener: (event: FileAreaEvent) => void) => () => void;
  /** Answers the menu of an item on the open page. */
  readonly menuOf: (item: FileItem) => readonly MenuItem[];
  /** Makes the tree of the move dialog for some items. */
  readonly createFolderTree: (moving?: readonly FileItem[]) => FolderTree;
  /** Ends what is under way and lets go of every listener. */
  readonly dispose: () => void;
}
