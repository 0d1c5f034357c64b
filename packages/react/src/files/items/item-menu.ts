import type { FileItem, MenuAction, MenuItem } from '@chartdock/files';
import { downloadsOf } from '@chartdock/files';
import {
  cloneIcon,
  downloadIcon,
  leaveIcon,
  locateIcon,
  moveIcon,
  previewIcon,
  publishIcon,
  renameIcon,
  restoreIcon,
  shareIcon,
  starIcon,
  trashIcon,
} from '../../icons/interface-icons.ts';
import type { TextKey, TranslateText } from '../../i18n/texts.ts';
import type { MenuEntry } from '../../primitives/menus/menu.types.ts';
import { downloadEntries } from './download-entries.ts';

const looks: Readonly<
  Record<MenuAction, { readonly icon: string; readonly text: TextKey; readonly hint?: string }>
> = {
  preview: { icon: previewIcon, text: 'action.preview' },
  share: { icon: shareIcon, text: 'action.share' },
  publish: { icon: publishIcon, text: 'menu.publish' },
  clone: { icon: cloneIcon, text: 'action.clone' },
  download: { icon: downloadIcon, text: 'action.download' },
  exitCollaboration: { icon: leaveIcon, text: 'action.leave' },
  rename: { icon: renameIcon, text: 'action.rename', hint: 'F2' },
  copyMove: { icon: moveIcon, text: 'action.copyMove' },
  delete: { icon: trashIcon, text: 'action.trash', hint: 'Del' },
  locate: { icon: locateIcon, text: 'action.locate' },
  unfavourite: { icon: starIcon, text: 'action.unfavourite' },
  restore: { icon: restoreIcon, text: 'action.restore' },
  removeForGood: { icon: trashIcon, text: 'action.remove' },
};

/** Gets the icon and text of a file action. */
export const lookOfAction = (action: MenuAction): { readonly icon: string; readonly text: TextKey } =>
  looks[action];

/** Writes the entries of an item's menu; what takes something away stands apart, and downloading leads to the formats (MENU-04). */
export const itemMenuEntries = (
  items: readonly MenuItem[],
  { category }: Pick<FileItem, 'category'>,
  t: TranslateText,
): MenuEntry[] =>
  items.map(({ action, isDangerous, text }, at) => ({
    id: action,
    label: t(text ?? looks[action].text),
    icon: looks[action].icon,
    hint: looks[action].hint,
    tone: isDangerous ? 'danger' : 'plain',
    startsGroup: isDangerous && at > 0,
    children: action === 'download' ? downloadEntries(downloadsOf(category), t) : undefined,
  }));

/** Finds the actions that every one of some items offers, in menu order. */
export const commonActions = (
  items: readonly FileItem[],
  menuOf: (item: FileItem) => readonly MenuItem[],
): MenuItem[] => {
  // Thousands of items have a handful of menus between them.
  const [first = [], ...others] = new Set(items.map(menuOf));
  return first.filter(({ action }) => others.every((menu) => menu.some((other) => other.action === action)));
};
