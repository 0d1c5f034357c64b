export { ChartdockProvider } from './provider/ChartdockProvider.tsx';
export type { ChartdockProviderProps } from './provider/ChartdockProvider.tsx';
export { useStore } from './provider/useStore.ts';
export type { ReadableStore } from './provider/useStore.ts';
export { useTheme } from './provider/useTheme.ts';
export { createLookUp } from './i18n/text-lookup.ts';
export type { TextLookup, TextOverrides } from './i18n/text-lookup.ts';
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
export { Checkbox } from './primitives/fields/Checkbox.tsx';
export type { CheckboxProps } from './primitives/fields/Checkbox.tsx';
export { Dialog } from './primitives/dialogs/Dialog.tsx';
export type { DialogCloseReason, DialogProps } from './primitives/dialogs/Dialog.tsx';
export { createDialogLayers } from './primitives/dialogs/dialog-layers.ts';
export type { DialogLayers } from './primitives/dialogs/dialog-layers.ts';
export { IconButton } from './primitives/IconButton.tsx';
export type { IconButtonProps } from './primitives/IconButton.tsx';
export { Menu } from './primitives/menus/Menu.tsx';
export type { MenuProps } from './primitives/menus/Menu.tsx';
export type { MenuAnchor, MenuEntry } from './primitives/menus/menu.types.ts';
export { Pager } from './primitives/Pager.tsx';
export type { PagerProps } from './primitives/Pager.tsx';
export { SearchField } from './primitives/fields/SearchField.tsx';
export type { SearchFieldProps } from './primitives/fields/SearchField.tsx';
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
export { PasswordField } from './primitives/fields/PasswordField.tsx';
export type { PasswordFieldProps } from './primitives/fields/PasswordField.tsx';
export { TextField } from './primitives/fields/TextField.tsx';
export type { TextFieldProps } from './primitives/fields/TextField.tsx';
export { ToastRegion } from './primitives/ToastRegion.tsx';
export type { Toast, ToastRegionProps } from './primitives/ToastRegion.tsx';
export { Tooltip } from './primitives/Tooltip.tsx';
export type { TooltipProps } from './primitives/Tooltip.tsx';
export { TagField } from './primitives/fields/TagField.tsx';
export type { TagFieldProps } from './primitives/fields/TagField.tsx';
export { TextArea } from './primitives/fields/TextArea.tsx';
export type { TextAreaProps } from './primitives/fields/TextArea.tsx';
export { usePanel } from './primitives/usePanel.ts';
export type { Panel } from './primitives/usePanel.ts';
export { AppContext, useApp } from './app/app-context.ts';
export type { AppParts, InstallOffer, InstallState } from './app/app.types.ts';
export { AppLink } from './app/AppLink.tsx';
export type { AppLinkProps } from './app/AppLink.tsx';
export { contentId } from './app/content-id.ts';
export { Logo } from './app/Logo.tsx';
export { MessagePage } from './app/MessagePage.tsx';
export type { MessagePageProps } from './app/MessagePage.tsx';
export { problemText } from './app/problem-text.ts';
export { useAccount } from './app/useAccount.ts';
export { useChoice } from './app/useChoice.ts';
export { useDocumentTitle } from './app/useDocumentTitle.ts';
export { useFileArea } from './app/useFileArea.ts';
export { useIsMobile } from './app/useIsMobile.ts';
export { useMediaQuery } from './app/useMediaQuery.ts';
export { useOnline } from './app/useOnline.ts';
