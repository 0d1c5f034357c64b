export { createFileArea } from './file-area.ts';
export type { FileArea, FileAreaOptions, FileAreaState, FilesClient } from './file-area.types.ts';
export type {
  BrowsingState,
  ListCommands,
  OpenOptions,
  OpenedSearch,
  SearchState,
} from './browsing/browsing.types.ts';
export type { ChangeCommands, ChangesState, Targets } from './changes/change-context.types.ts';
export type { CloningCommands } from './cloning/cloning.types.ts';
export type { CreateOptions, CreationCommands } from './creation/creation.types.ts';
export type { DownloadCommands } from './export/downloading.types.ts';
export type { FavouriteCommands } from './favourites/favourites.types.ts';
export type { ImportCheck, ImportCommands } from './importing/importing.types.ts';
export type { MovingCommands } from './moving/moving.types.ts';
export type { OpeningCommands } from './opening/opening.types.ts';
export type { OrderingCommands } from './ordering/ordering.types.ts';
export type { PinningCommands, PinsState } from './pinning/pinning.types.ts';
export type { RenameResult, RenamingCommands } from './renaming/renaming.types.ts';
export type { RetentionCommands } from './retention/retention.types.ts';
export type { CollaborationCommands, PublishCommands } from './sharing/sharing.types.ts';
export type { TrashCommands } from './trash/trash.types.ts';
export { createPickLinks } from './sharing/pick-links.ts';
export type {
  LinkFailure,
  LinkPassword,
  LinksClient,
  PickLink,
  PickLinks,
  PickLinksState,
} from './sharing/pick-links.types.ts';
export type {
  CallSettings,
  ClientCall,
  FilesPrivilege,
  ListsClient,
  PrivilegeSource,
} from './ports/ports.types.ts';
export type { ChangeProgress, ChangeType, ChangedItem, ItemFailure } from './changes/change.types.ts';
export type { Changes } from './changes/progress.state.ts';
export { noticeOf } from './notice-of.ts';
export type { Failure, NoticeText } from './outcomes/failure.types.ts';
export type { CommandResult, FailureReport, Refusal, Undo } from './outcomes/command.types.ts';
export type { Notice } from './outcomes/notices.ts';
export type { FileAreaEvent, FileAreaEventType } from './file-area-event.types.ts';
export { FileRecordError } from './items/file-record-error.ts';
export type { FileRecordErrorCode } from './items/file-record-error.ts';
export type { FileItem, FolderLock, ItemPerson, ItemRole, ItemType } from './items/file-item.types.ts';
export { roleOf } from './items/item-role.ts';
export { ROOT_ID, normaliseFile } from './items/normalise-file.ts';
export { LIST_PAGE_SIZE } from './list/fetch-page.ts';
export { contentOf, queryOf, totalOf } from './list/list.state.ts';
export type {
  FavouriteKind,
  ListContent,
  ListPosition,
  ListQuery,
  ListState,
  LoadedPage,
  PageKey,
  Place,
  SearchFilter,
  SortDirection,
  SortField,
  Sorting,
  TrashFilter,
} from './list/list.types.ts';
export type { MoveRefusal } from './folders/move-refusal.ts';
export { visibleCrumbs } from './list/crumbs.ts';
export type { VisibleCrumbs } from './list/crumbs.ts';
export type {
  FolderTree,
  FolderTreeState,
  TreeFolder,
  TreeLevel,
  TreeRow,
  TreeSearch,
  TreeShortcut,
  TreeShortcuts,
} from './folders/folder-tree.types.ts';
export { isPicked, pickedCount } from './selection/selection.state.ts';
export type { BandPick, RowSpan, Selection, SelectionCommands } from './selection/selection.types.ts';
export { CREATE_ABILITIES, CREATE_GROUPS, createMenuFor, createMenuWithin } from './creation/create-menu.ts';
export type {
  CreateContext,
  CreateEffect,
  CreateEntry,
  CreateEntryId,
  CreateExtra,
  CreateGroup,
  CreateSettings,
} from './creation/create-menu.ts';
export { DOWNLOADS, decideDownload, downloadName, downloadsOf } from './export/downloads.ts';
export type { DownloadDecision, DownloadDefinition, DownloadList, DownloadType } from './export/downloads.ts';
export { publishProblems } from './sharing/publish-form.ts';
export type { PublishCheck, PublishForm, PublishProblems, PublishSubject } from './sharing/publish-form.ts';
export type {
  ImportEntry,
  ImportQueue,
  ImportSource,
  ImportState,
  ImportStatus,
} from './importing/import-queue.types.ts';
export type { RetentionLevel } from './retention/retention.state.ts';
export type { TrashCount } from './trash/trash.state.ts';
export { ACTION_KEYS } from './menu/action-keys.ts';
export { ACTION_REQUIREMENTS } from './menu/action-requirements.ts';
export { ACTION_TABLE, MENU_ACTIONS, actionRow } from './menu/action-table.ts';
export type {
  ActionLabel,
  FileAction,
  FileActionRow,
  MenuAction,
  OverlayPlace,
  OwnAction,
} from './menu/action-table.ts';
export { actionsOf, commonOffers, isActionOf, offerOfKey, offersOn } from './menu/action-offers.ts';
export type { ActionSurface } from './menu/action-offers.ts';
export { CORE_ABILITIES, menuFor, menuPageAt, menuWithin } from './menu/menu.ts';
export type { MenuContext } from './menu/menu.ts';
export { FULL_SET, MENU_LIMITS, menuActionsOf } from './menu/menu-matrix.ts';
export type { MenuLimit, MenuSubject } from './menu/menu-matrix.ts';
export { MENU_PAGES } from './menu/menu.types.ts';
export type { ActionOffer, MenuItem, MenuPage } from './menu/menu.types.ts';
export { hasSeenFileList, rememberFileListSeen, storedFileCount } from './preferences/preferences.ts';
export { DEFAULT_PREFERENCES } from './preferences/preferences.state.ts';
export type { Preferences, ViewType } from './preferences/preferences.types.ts';
export type { Located } from './opening/located.types.ts';
