import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { FileItem } from '@chartdock/files';
import type { ItemTextSettings } from './item-texts.ts';
import { timeText } from './item-texts.ts';

/** Writes how many items a folder holds. */
export const itemCountText = (count: number, t: TranslateText): string =>
  t(count === 1 ? 'list.itemsOne' : 'list.items', { n: count });

/** Writes the line below a card's title: when, or how much a folder holds. */
export const metaText = (item: FileItem, settings: ItemTextSettings): string => {
  const { t, shownTime, terse = false } = settings;
  if (item.type === 'folder' && item.childCount !== undefined && shownTime === 'updated') {
    return itemCountText(item.childCount, t);
  }
  // The page names these moments.
  const time = timeText(item, settings);
  if (terse || shownTime === 'starred' || shownTime === 'shared') return time;
  return time === '' ? '' : t(`time.${shownTime}`, { time });
};
