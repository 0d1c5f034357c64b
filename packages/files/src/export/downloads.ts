import {
  EXPORT_LISTS,
  exportExtension,
  exportFileName,
  exportListOf,
  isUnlimited,
  isVipExport,
} from '@chartdock/contract';
import type { ExportList, ExportType, MessageKey, Translate } from '@chartdock/contract';
import type { FilesPrivilege } from '../ports/ports.types.ts';

/** Names of the formats that files are downloaded in. */
export type DownloadType = ExportType;

/** One format that a file can be downloaded in. */
export interface DownloadDefinition {
  readonly type: DownloadType;
  readonly label: MessageKey;
  /** Ending of the file name, without the dot. */
  readonly extension: string;
  /** Whether it takes a member or an organisation member. */
  readonly isVip: boolean;
  readonly isBeta: boolean;
}

/** Which of the three lists of formats a file has. */
export type DownloadList = ExportList;

const define = (type: DownloadType): DownloadDefinition => ({
  type,
  label: `export.${type}`,
  extension: exportExtension(type),
  isVip: isVipExport(type),
  isBeta: false,
});

/** Holds the formats of each list in the documented order (EXPORT-01..30). */
export const DOWNLOADS: Readonly<Record<DownloadList, readonly DownloadDefinition[]>> = {
  mind: EXPORT_LISTS.mind.map(define),
  diagram: EXPORT_LISTS.diagram.map(define),
  markdown: EXPORT_LISTS.markdown.map(define),
};

/** Lists the formats of a file by its category; outlines, whiteboards and folders have none (EXPORT-31). */
export const downloadsOf = (category: string | undefined): readonly DownloadDefinition[] => {
  const list = exportListOf(category);
  return list === undefined ? [] : DOWNLOADS[list];
};

/** Whether a download may start, or the text of the prompt that opens in its place. */
export type DownloadDecision =
  { readonly allowed: true } | { readonly allowed: false; readonly prompt: MessageKey };

/** Decides whether a person may download in a format: vip formats take a member or organisation member (PERM-07, PERM-08). */
export const decideDownload = (
  { isVip }: Pick<DownloadDefinition, 'isVip'>,
  privilege: Pick<FilesPrivilege, 'member' | 'orgMember'>,
): DownloadDecision =>
  isVip && !isUnlimited(privilege) ? { allowed: false, prompt: 'export.upgrade' } : { allowed: true };

/** Names a downloaded file by its title and format; one without a title is an unnamed file (EXPORT-36, EXPORT-37). */
export const downloadName = (
  title: string | undefined,
  { extension }: Pick<DownloadDefinition, 'extension'>,
  t: Translate,
): string => exportFileName(title, extension, t('export.unnamed'));
