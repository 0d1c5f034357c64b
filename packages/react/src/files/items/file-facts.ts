import { formatEventTime } from '@chartdock/contract';
import type { FileItem } from '@chartdock/files';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { FileFact } from './FactList.tsx';
import { ownerText, pathText } from '../list/item-texts.ts';
import { kindText } from './kind-text.ts';

/** Options for writing the facts of a file. */
export interface FactSettings {
  readonly t: TranslateText;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly userId: string | undefined;
}

/** Writes a size in bytes, kilobytes or megabytes. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
};

/** Writes the facts of an item: kind, owner, canvases and when it was changed or deleted. */
export const factsOf = (item: FileItem, { t, now, userId }: FactSettings): FileFact[] => {
  const at = item.deletedAt ?? item.modifiedAt;
  const event = item.deletedAt === undefined ? 'updated' : 'deleted';
  return [
    { name: t('preview.kind'), value: kindText(item, t) },
    { name: t('list.owner'), value: ownerText(item, userId, t) },
    { name: t('list.canvases'), value: item.canvasCount === undefined ? '' : String(item.canvasCount) },
    {
      name: t(event === 'updated' ? 'list.modified' : 'list.deleted'),
      value: at === undefined ? '' : formatEventTime(event, at, { now, t }),
    },
  ].filter(({ value }) => value !== '');
};

/** Writes where a file is: its folders from the top down. */
export const locationFact = (item: FileItem, t: TranslateText): FileFact => ({
  name: t('list.location'),
  value: pathText(item, t),
});
