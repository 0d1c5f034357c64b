import type { DownloadDefinition, DownloadType } from '@chartdock/files';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import type { MenuEntry } from '../../foundation/primitives/menus/menu.types.ts';

const PREFIX = 'download/';

const marksOf = ({ isBeta, isVip }: DownloadDefinition, t: TranslateText): readonly string[] => [
  ...(isBeta ? [t('common.beta')] : []),
  ...(isVip ? [t('menu.vip')] : []),
];

/** Writes the entries of a download menu, with the marks of each format (EXPORT-32). */
export const downloadEntries = (formats: readonly DownloadDefinition[], t: TranslateText): MenuEntry[] =>
  formats.map((format) => ({
    id: PREFIX + format.type,
    label: t(format.label),
    badge: marksOf(format, t),
  }));

/** Reads the format that an entry of a file's download menu stands for; undefined for another entry. */
export const formatOfEntry = (id: string, formats: readonly DownloadDefinition[]): DownloadType | undefined =>
  formats.find(({ type }) => PREFIX + type === id)?.type;
