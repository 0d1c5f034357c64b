import type { FileItem } from '@chartdock/files';
import { formatRelativeTime } from '@chartdock/contract';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { ShownTime } from './file-view.types.ts';

/** Options for writing item texts. */
export interface ItemTextSettings {
  readonly t: TranslateText;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly shownTime: ShownTime;
  /** Leaves the word before the time out, where a card is narrow. Default false. */
  readonly terse?: boolean;
}

const moments = {
  updated: 'modifiedAt',
  opened: 'openedAt',
  deleted: 'deletedAt',
  starred: 'starredAt',
  shared: 'invitedAt',
} as const;

/** Picks the moment of an item that a view shows, in epoch milliseconds. */
export const shownMoment = (item: FileItem, shownTime: ShownTime): number | undefined =>
  item[moments[shownTime]] ?? item.modifiedAt;

/** Writes the relative time of an item for a column that names the event; empty when it is unknown. */
export const timeText = (item: FileItem, { t, now, shownTime }: ItemTextSettings): string => {
  const at = shownMoment(item, shownTime);
  return at === undefined ? '' : formatRelativeTime(at, now, t);
};

/** Writes how many canvases a file has; empty when that is unknown, and for a folder, which has none. */
export const countText = ({ type, canvasCount }: FileItem): string =>
  type === 'folder' || canvasCount === undefined ? '' : String(canvasCount);

/** Writes whose an item is; the signed-in person reads "me". */
export const ownerText = (item: FileItem, userId: string | undefined, t: TranslateText): string => {
  if (item.owner === undefined) return '';
  return item.owner.userId === userId ? t('list.me') : (item.owner.fullName ?? '');
};

/** Writes the folders an item lies in, from the top down. */
export const pathText = (item: FileItem, t: TranslateText): string =>
  [t('folder.root'), ...item.path.map((crumb) => crumb.title)].join(' / ');
