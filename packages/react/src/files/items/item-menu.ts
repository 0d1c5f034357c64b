import type { ActionOffer, DownloadDefinition, FileAction } from '@chartdock/files';
import { actionRow } from '@chartdock/files';
import {
  cloneIcon,
  downloadIcon,
  externalIcon,
  infoIcon,
  leaveIcon,
  linkIcon,
  locateIcon,
  moveIcon,
  pinIcon,
  previewIcon,
  publishIcon,
  renameIcon,
  restoreIcon,
  shareIcon,
  starIcon,
  trashIcon,
} from '../../foundation/icons/interface-icons.ts';
import type { TextKey, TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';
import { downloadEntries } from './download-entries.ts';

const icons: Readonly<Record<FileAction, string>> = {
  open: externalIcon,
  preview: previewIcon,
  rename: renameIcon,
  share: shareIcon,
  copyLink: linkIcon,
  star: starIcon,
  pin: pinIcon,
  publish: publishIcon,
  clone: cloneIcon,
  locate: locateIcon,
  download: downloadIcon,
  copyMove: moveIcon,
  details: infoIcon,
  exitCollaboration: leaveIcon,
  unfavourite: starIcon,
  restore: restoreIcon,
  removeForGood: trashIcon,
  delete: trashIcon,
};

/** Keys as menus write them; a key that opens or looks is left out, as everybody knows it. */
const hints: Readonly<Record<string, string>> = { F2: 'F2', Delete: 'Del', i: 'I' };

/** Gets the icon and text of a file action. */
export const lookOfAction = (action: FileAction): { readonly icon: string; readonly text: TextKey } => ({
  icon: icons[action],
  text: actionRow(action).label,
});

const hintOf = (action: FileAction): string | undefined => hints[actionRow(action).key ?? ''];

/** Writes the entries of an item's menu; removal stands apart, and downloading leads to the formats (MENU-04). */
export const itemMenuEntries = (
  offers: readonly ActionOffer[],
  formats: readonly DownloadDefinition[],
  t: TranslateText,
): MenuEntry[] =>
  offers.map(({ action, isDangerous, text }, at) => ({
    id: action,
    label: t(text ?? actionRow(action).label),
    icon: icons[action],
    hint: hintOf(action),
    tone: isDangerous ? 'danger' : 'plain',
    startsGroup: isDangerous && at > 0,
    children: action === 'download' ? downloadEntries(formats, t) : undefined,
  }));
