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
  chevronDownIcon,
  clockIcon,
  closeIcon,
  concealIcon,
  emptySearchIcon,
  filesIcon,
  folderPlusIcon,
  languageIcon,
  leaveIcon,
  menuIcon,
  moonIcon,
  offlineIcon,
  plusIcon,
  previewIcon,
  retryIcon,
  sidebarIcon,
  sunIcon,
  trashIcon,
  warningIcon,
} from './icons/interface-icons.ts';
export { KindIcon } from './icons/KindIcon.tsx';
export type { KindIconProps } from './icons/KindIcon.tsx';
export { iconKindOf } from './icons/icon-kind.ts';
export type { IconKind } from './icons/kind-paths.ts';
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
export { TextField } from './primitives/TextField.tsx';
export type { TextFieldProps } from './primitives/TextField.tsx';
export { measureText } from './primitives/text-length.ts';
export { ToastRegion } from './primitives/ToastRegion.tsx';
export type { Toast, ToastRegionProps } from './primitives/ToastRegion.tsx';
export { Tooltip } from './primitives/Tooltip.tsx';
export type { TooltipProps } from './primitives/Tooltip.tsx';
