export { ChartdockProvider } from './provider/ChartdockProvider.tsx';
export type { ChartdockProviderProps } from './provider/ChartdockProvider.tsx';
export { useStore } from './provider/useStore.ts';
export type { ReadableStore } from './provider/useStore.ts';
export { useTheme } from './provider/useTheme.ts';
export type { Theme } from './provider/useTheme.ts';
export { createTextLookup, interfaceTexts } from './i18n/texts.ts';
export type { TextKey, TranslateText } from './i18n/texts.ts';
export { useLocale } from './i18n/useLocale.ts';
export { useT } from './i18n/useT.ts';
export { Icon } from './icons/Icon.tsx';
export type { IconProps } from './icons/Icon.tsx';
export {
  alertIcon,
  arrowDownIcon,
  arrowUpIcon,
  bellIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  clockIcon,
  cloneIcon,
  closeIcon,
  concealIcon,
  copyIcon,
  downloadIcon,
  emptySearchIcon,
  externalIcon,
  filesIcon,
  folderIcon,
  folderPlusIcon,
  gridIcon,
  homeIcon,
  importIcon,
  inboxIcon,
  infoIcon,
  keyIcon,
  languageIcon,
  leaveIcon,
  listIcon,
  locateIcon,
  lockIcon,
  menuIcon,
  minusIcon,
  moonIcon,
  moreIcon,
  moveIcon,
  noAccessIcon,
  offlineIcon,
  personIcon,
  plusIcon,
  previewIcon,
  publishIcon,
  renameIcon,
  restoreIcon,
  retryIcon,
  searchIcon,
  settingsIcon,
  shareIcon,
  sidebarIcon,
  sortIcon,
  starIcon,
  successIcon,
  sunIcon,
  trashIcon,
  undoIcon,
  usersIcon,
  warningIcon,
} from './icons/interface-icons.ts';
export { KindIcon } from './icons/KindIcon.tsx';
export type { KindIconProps } from './icons/KindIcon.tsx';
export { iconKindOf } from './icons/icon-kind.ts';
export type { IconKind } from './icons/icon-kind.ts';
export { Avatar } from './primitives/Avatar.tsx';
export type { AvatarProps } from './primitives/Avatar.tsx';
export { Badge } from './primitives/Badge.tsx';
export type { BadgeProps } from './primitives/Badge.tsx';
export { Button } from './primitives/Button.tsx';
export type { ButtonProps } from './primitives/Button.tsx';
export { Checkbox } from './primitives/Checkbox.tsx';
export type { CheckboxProps } from './primitives/Checkbox.tsx';
export { Dialog } from './primitives/Dialog.tsx';
export type { DialogCloseReason, DialogProps } from './primitives/Dialog.tsx';
export { createDialogLayers } from './primitives/dialog-layers.ts';
export type { DialogLayers } from './primitives/dialog-layers.ts';
export { IconButton } from './primitives/IconButton.tsx';
export type { IconButtonProps } from './primitives/IconButton.tsx';
export { Menu } from './primitives/Menu.tsx';
export type { MenuProps } from './primitives/Menu.tsx';
export type { MenuAnchor, MenuEntry } from './primitives/menu.types.ts';
export { Pager } from './primitives/Pager.tsx';
export type { PagerProps } from './primitives/Pager.tsx';
export { SearchField } from './primitives/SearchField.tsx';
export type { SearchFieldProps } from './primitives/SearchField.tsx';
export { SegmentedControl } from './primitives/SegmentedControl.tsx';
export type { Segment, SegmentedControlProps } from './primitives/SegmentedControl.tsx';
export { Skeleton } from './primitives/Skeleton.tsx';
export type { SkeletonProps } from './primitives/Skeleton.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export type { SpinnerProps } from './primitives/Spinner.tsx';
export { EmptyState, ErrorState, IconTile } from './primitives/StateMessage.tsx';
export type { EmptyStateProps, ErrorStateProps, IconTileProps } from './primitives/StateMessage.tsx';
export { TabPanel, Tabs } from './primitives/Tabs.tsx';
export type { Tab, TabPanelProps, TabsProps } from './primitives/Tabs.tsx';
export { PasswordField } from './primitives/PasswordField.tsx';
export type { PasswordFieldProps } from './primitives/PasswordField.tsx';
export { TextField } from './primitives/TextField.tsx';
export type { TextFieldProps } from './primitives/TextField.tsx';
export { measureText } from './primitives/text-length.ts';
export { ToastRegion } from './primitives/ToastRegion.tsx';
export type { Toast, ToastRegionProps } from './primitives/ToastRegion.tsx';
export { Tooltip } from './primitives/Tooltip.tsx';
export type { TooltipProps } from './primitives/Tooltip.tsx';
export { Breadcrumb } from './files/Breadcrumb.tsx';
export type { BreadcrumbProps } from './files/Breadcrumb.tsx';
export { ConfirmDialog } from './files/ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './files/ConfirmDialog.tsx';
export { FilePicture } from './files/FilePicture.tsx';
export type { FileFact, FilePictureProps } from './files/FilePicture.tsx';
export { factsOf, kindText, locationFact, sizeText } from './files/file-facts.ts';
export type { FactSettings } from './files/file-facts.ts';
export { CreateFolderDialog } from './files/CreateFolderDialog.tsx';
export type { CreateFolderDialogProps } from './files/CreateFolderDialog.tsx';
export { CreateMenu } from './files/CreateMenu.tsx';
export type { CreateMenuProps } from './files/CreateMenu.tsx';
export { CreateTiles } from './files/CreateTiles.tsx';
export type { CreateTilesProps } from './files/CreateTiles.tsx';
export { TourCard } from './guides/TourCard.tsx';
export type { TourCardButton, TourCardProps } from './guides/TourCard.tsx';
export { FileArea } from './files/FileArea.tsx';
export type { FileAreaProps } from './files/FileArea.tsx';
export { FileGrid } from './files/FileGrid.tsx';
export type { FileGridProps } from './files/FileGrid.tsx';
export { FileList } from './files/FileList.tsx';
export type { FileListProps } from './files/FileList.tsx';
export type { FileViewProps, PickManner, ShownTime } from './files/file-view.types.ts';
export { FileListSkeleton } from './files/FileListSkeleton.tsx';
export type { FileListSkeletonProps } from './files/FileListSkeleton.tsx';
export { FileThumbnail } from './files/FileThumbnail.tsx';
export type { FileThumbnailProps } from './files/FileThumbnail.tsx';
export { FileToolbar } from './files/FileToolbar.tsx';
export type { FileToolbarProps } from './files/FileToolbar.tsx';
export { commandOfKey } from './files/keys/key-table.ts';
export type { KeyCommand, KeyPress } from './files/keys/key-table.ts';
export { FolderNav } from './files/FolderNav.tsx';
export type { FolderNavProps } from './files/FolderNav.tsx';
export { FolderTreeView } from './files/FolderTreeView.tsx';
export type { FolderTreeViewProps } from './files/FolderTreeView.tsx';
export { ItemMenu } from './files/ItemMenu.tsx';
export type { ItemMenuProps } from './files/ItemMenu.tsx';
export { MoveDialog } from './files/MoveDialog.tsx';
export type { MoveDialogProps } from './files/MoveDialog.tsx';
export { NameDialog } from './files/NameDialog.tsx';
export type { NameDialogProps, NameOutcome } from './files/NameDialog.tsx';
export { noticeTextOf } from './files/notice-text.ts';
export { RenameDialog } from './files/RenameDialog.tsx';
export type { RenameDialogProps } from './files/RenameDialog.tsx';
export { SelectionBar } from './files/SelectionBar.tsx';
export type { BulkAction, SelectionBarProps } from './files/SelectionBar.tsx';
export { useWindowedRows } from './files/windowing/useWindowedRows.ts';
export type { WindowedRows, WindowedRowsOptions } from './files/windowing/useWindowedRows.ts';
export type { RowRange, RowsGeometry } from './files/windowing/visible-rows.ts';
export type { GridGeometry, GridShape } from './files/windowing/window-geometry.ts';
export { fitGrid } from './files/windowing/window-geometry.ts';
export { DialogStack } from './dialogs/DialogStack.tsx';
export type { DialogStackProps, DialogViewProps, DialogViews } from './dialogs/DialogStack.tsx';
export { BindPhoneDialog } from './dialogs/BindPhoneDialog.tsx';
export type { BindPhoneDialogProps } from './dialogs/BindPhoneDialog.tsx';
export { ImportDialog } from './dialogs/ImportDialog.tsx';
export type { ImportDialogProps } from './dialogs/ImportDialog.tsx';
export { PublishDialog } from './dialogs/PublishDialog.tsx';
export type { PublishDialogProps } from './dialogs/PublishDialog.tsx';
export { TagField } from './primitives/TagField.tsx';
export type { TagFieldProps } from './primitives/TagField.tsx';
export { TextArea } from './primitives/TextArea.tsx';
export type { TextAreaProps } from './primitives/TextArea.tsx';
export type { HostActions } from './files/useAreaCommands.ts';
export { FilePicker } from './pickers/FilePicker.tsx';
export type { FilePickerProps } from './pickers/FilePicker.tsx';
export type { PickAnswer, PickerOptions, PickerTab } from './pickers/picker.types.ts';
