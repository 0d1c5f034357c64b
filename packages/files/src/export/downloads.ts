import { isUnlimited, kindOfCategory } from '@chartdock/contract';
import type { FileKind, MessageKey, Translate } from '@chartdock/contract';
import type { FilesPrivilege } from '../ports.types.ts';

/** Names of the formats that files are downloaded in. */
export type DownloadType =
  | 'png'
  | 'jpg'
  | 'pos'
  | 'posm'
  | 'posf'
  | 'xmind'
  | 'mm'
  | 'docx'
  | 'csv'
  | 'ppt'
  | 'hd_pdf'
  | 'svg'
  | 'hd_png'
  | 'hd_jpg'
  | 'md'
  | 'visio'
  | 'vsdx';

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
export type DownloadList = 'mind' | 'diagram' | 'markdown';

const EXTENSIONS: Readonly<Partial<Record<DownloadType, string>>> = {
  ppt: 'pptx',
  hd_pdf: 'pdf',
  hd_png: 'png',
  hd_jpg: 'jpg',
  visio: 'vsdx',
};

const define = (type: DownloadType, isVip: boolean): DownloadDefinition => ({
  type,
  label: `export.${type}`,
  extension: EXTENSIONS[type] ?? type,
  isVip,
  isBeta: false,
});
const free = (type: DownloadType): DownloadDefinition => define(type, false);
const vip = (type: DownloadType): DownloadDefinition => define(type, true);

/** Holds the formats of each list in the documented order (EXPORT-01..30). */
export const DOWNLOADS: Readonly<Record<DownloadList, readonly DownloadDefinition[]>> = {
  mind: [
    ...[free('png'), free('jpg'), free('pos')],
    ...[vip('xmind'), vip('mm'), vip('docx'), vip('csv'), vip('ppt')],
    ...[vip('hd_pdf'), vip('svg'), vip('hd_png'), free('posm')],
  ],
  diagram: [
    ...[free('png'), free('jpg'), free('pos'), vip('hd_pdf'), free('visio')],
    ...[vip('svg'), vip('hd_png'), free('posf'), free('vsdx')],
  ],
  markdown: [
    ...[free('png'), free('jpg'), free('pos'), free('md')],
    ...[vip('xmind'), vip('mm'), vip('hd_png'), vip('hd_jpg')],
  ],
};

const LISTS: Readonly<Record<FileKind, DownloadList | undefined>> = {
  mind: 'mind',
  mind_org: 'mind',
  mind_org_multistage: 'mind',
  markdown: 'markdown',
  flow: 'diagram',
  ui: 'diagram',
  uml: 'diagram',
  network: 'diagram',
  bpmn: 'diagram',
  outline: undefined,
  board: undefined,
  folder: undefined,
};

/** Lists the formats of a file by its category; outlines, whiteboards and folders have none (EXPORT-31). */
export const downloadsOf = (category: string | undefined): readonly DownloadDefinition[] => {
  const list = LISTS[kindOfCategory(category)];
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

// Characters that no file system takes in a name, and control characters.
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

/** Names a downloaded file by its title and format; one without a title is an unnamed file (EXPORT-36, EXPORT-37). */
export const downloadName = (
  title: string | undefined,
  { extension }: Pick<DownloadDefinition, 'extension'>,
  t: Translate,
): string => {
  const name = (title ?? '').replace(FORBIDDEN, ' ').trim();
  return `${name === '' ? t('export.unnamed') : name}.${extension}`;
};
