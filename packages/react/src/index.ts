export { ChartdockProvider } from './composed/texts/ChartdockProvider.tsx';
export type { ChartdockProviderProps } from './foundation/provider/provider.types.ts';
export { useStore } from './foundation/provider/useStore.ts';
export type { ReadableStore } from './foundation/provider/useStore.ts';
export { useTheme } from './foundation/provider/useTheme.ts';
export { createLookUp } from './foundation/i18n/text-lookup.ts';
export type { TextLookup, TextOverrides } from './foundation/i18n/text-lookup.ts';
export { createTextLookup, interfaceTexts } from './composed/texts/texts.ts';
export type { TextKey, TranslateText } from './foundation/i18n/text-keys.ts';
export { useLocale } from './foundation/i18n/useLocale.ts';
export { useT } from './foundation/i18n/useT.ts';
export { Icon } from './foundation/icons/Icon.tsx';
export type { IconProps } from './foundation/icons/Icon.tsx';
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
} from './foundation/icons/interface-icons.ts';
export { KindIcon } from './foundation/icons/KindIcon.tsx';
export type { KindIconProps } from './foundation/icons/KindIcon.tsx';
export { iconKindOf } from './foundation/icons/icon-kind.ts';
export type { IconKind } from './foundation/icons/icon-kind.ts';
export { Avatar } from './foundation/primitives/Avatar.tsx';
export type { AvatarProps } from './foundation/primitives/Avatar.tsx';
export { Badge } from './foundation/primitives/Badge.tsx';
export type { BadgeProps } from './foundation/primitives/Badge.tsx';
export { Button } from './foundation/primitives/Button.tsx';
export type { ButtonProps } from './foundation/primitives/Button.tsx';
export { Checkbox } from './foundation/primitives/fields/Checkbox.tsx';
export type { CheckboxProps } from './foundation/primitives/fields/Checkbox.tsx';
export { Dialog } from './foundation/primitives/dialogs/Dialog.tsx';
export { isComposing } from './foundation/primitives/fields/is-composing.ts';
export type { DialogCloseReason, DialogProps } from './foundation/primitives/dialogs/Dialog.tsx';
export { createDialogLayers } from './foundation/primitives/dialogs/dialog-layers.ts';
export type { DialogLayers } from './foundation/primitives/dialogs/dialog-layers.ts';
export { IconButton } from './foundation/primitives/IconButton.tsx';
export type { IconButtonProps } from './foundation/primitives/IconButton.tsx';
export { Menu } from './foundation/primitives/menus/Menu.tsx';
export type { MenuProps } from './foundation/primitives/menus/Menu.tsx';
export type { MenuAnchor, MenuEntry } from './foundation/primitives/menus/menu.types.ts';
export { Pager } from './foundation/primitives/Pager.tsx';
export type { PagerProps } from './foundation/primitives/Pager.tsx';
export { SearchField } from './foundation/primitives/fields/SearchField.tsx';
export type { SearchFieldProps } from './foundation/primitives/fields/SearchField.tsx';
export { SegmentedControl } from './foundation/primitives/SegmentedControl.tsx';
export type { Segment, SegmentedControlProps } from './foundation/primitives/SegmentedControl.tsx';
export { Skeleton } from './foundation/primitives/Skeleton.tsx';
export type { SkeletonProps } from './foundation/primitives/Skeleton.tsx';
export { Spinner } from './foundation/primitives/Spinner.tsx';
export type { SpinnerProps } from './foundation/primitives/Spinner.tsx';
export { EmptyState, ErrorState, IconTile } from './foundation/primitives/StateMessage.tsx';
export type {
  EmptyStateProps,
  ErrorStateProps,
  IconTileProps,
} from './foundation/primitives/StateMessage.tsx';
export { TabPanel, Tabs } from './foundation/primitives/Tabs.tsx';
export type { Tab, TabPanelProps, TabsProps } from './foundation/primitives/Tabs.tsx';
export { PasswordField } from './foundation/primitives/fields/PasswordField.tsx';
export type { PasswordFieldProps } from './foundation/primitives/fields/PasswordField.tsx';
export { TextField } from './foundation/primitives/fields/TextField.tsx';
export type { TextFieldProps } from './foundation/primitives/fields/TextField.tsx';
export { ToastRegion } from './foundation/primitives/ToastRegion.tsx';
export type { Toast, ToastRegionProps } from './foundation/primitives/ToastRegion.tsx';
export { Tooltip } from './foundation/primitives/Tooltip.tsx';
export type { TooltipProps } from './foundation/primitives/Tooltip.tsx';
export { TagField } from './foundation/primitives/fields/TagField.tsx';
export type { TagFieldProps } from './foundation/primitives/fields/TagField.tsx';
export { TextArea } from './foundation/primitives/fields/TextArea.tsx';
export type { TextAreaProps } from './foundation/primitives/fields/TextArea.tsx';
export { usePanel } from './foundation/primitives/usePanel.ts';
export type { Panel } from './foundation/primitives/usePanel.ts';
export { AppContext, useApp } from './foundation/app/app-context.ts';
export type { AppParts, InstallOffer, InstallState } from './foundation/app/app.types.ts';
export { AppLink } from './foundation/app/AppLink.tsx';
export type { AppLinkProps } from './foundation/app/AppLink.tsx';
export { contentId } from './foundation/app/content-id.ts';
export { Logo } from './foundation/app/Logo.tsx';
export { MessagePage } from './foundation/app/MessagePage.tsx';
export type { MessagePageProps } from './foundation/app/MessagePage.tsx';
export { problemText } from './foundation/app/problem-text.ts';
export { useAccount } from './foundation/app/useAccount.ts';
export { useChoice } from './foundation/app/useChoice.ts';
export { useDocumentTitle } from './foundation/app/useDocumentTitle.ts';
export { useFileArea } from './foundation/app/useFileArea.ts';
export { useIsMobile } from './foundation/app/useIsMobile.ts';
export { useMediaQuery } from './foundation/app/useMediaQuery.ts';
export { useOnline } from './foundation/app/useOnline.ts';
