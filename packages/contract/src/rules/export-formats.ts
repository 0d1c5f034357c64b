import { kindOfCategory } from './category.ts';
import type { FileKind } from './category.ts';

const FREE = ['png', 'jpg', 'pos', 'posm', 'posf', 'visio', 'vsdx', 'md'] as const;
const VIP = ['xmind', 'mm', 'docx', 'csv', 'ppt', 'hd_pdf', 'svg', 'hd_png', 'hd_jpg'] as const;

/** Lists the export types that a download may be recorded under; vip ones take membership. */
export const EXPORT_TYPES = [...FREE, ...VIP] as const;

/** A type of download. */
export type ExportType = (typeof EXPORT_TYPES)[number];

const vipTypes: ReadonlySet<string> = new Set(VIP);

/** Returns whether an export type takes a member or organisation member. */
export const isVipExport = (type: string): boolean => vipTypes.has(type);

/** Which of the three lists of formats a file has. */
export type ExportList = 'mind' | 'diagram' | 'markdown';

/** Holds the types of each list in the documented order (EXPORT-01..30). */
export const EXPORT_LISTS: Readonly<Record<ExportList, readonly ExportType[]>> = {
  mind: [
    ...(['png', 'jpg', 'pos', 'xmind', 'mm', 'docx'] as const),
    ...(['csv', 'ppt', 'hd_pdf', 'svg', 'hd_png', 'posm'] as const),
  ],
  diagram: ['png', 'jpg', 'pos', 'hd_pdf', 'visio', 'svg', 'hd_png', 'posf', 'vsdx'],
  markdown: ['png', 'jpg', 'pos', 'md', 'xmind', 'mm', 'hd_png', 'hd_jpg'],
};

const LISTS: Readonly<Record<FileKind, ExportList | undefined>> = {
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

/** Tells the list of a file by its category; outlines, whiteboards and folders have none (EXPORT-31). */
export const exportListOf = (category: string | undefined): ExportList | undefined =>
  LISTS[kindOfCategory(category)];

const POSITION = ['pos', 'posm', 'posf'] as const;

/** A type of download that is sent by a form (CALL-F-045). */
export type PositionExport = (typeof POSITION)[number];

const POSITIONS: ReadonlySet<string> = new Set(POSITION);
const ALL_CANVASES: ReadonlySet<string> = new Set<ExportType>(['posm', 'posf']);

/** Returns whether a type is one of our position files, which are sent by a form (CALL-F-045). */
export const isPositionExport = (type: string): type is PositionExport => POSITIONS.has(type);

/** Returns whether a position file holds every canvas of its file (EXPORT-40); the others hold one. */
export const holdsAllCanvases = (type: string): boolean => ALL_CANVASES.has(type);

const EXTENSIONS: Readonly<Partial<Record<ExportType, string>>> = {
  ppt: 'pptx',
  hd_pdf: 'pdf',
  hd_png: 'png',
  hd_jpg: 'jpg',
  visio: 'vsdx',
};

/** Tells the ending of a downloaded file's name, without the dot. */
export const exportExtension = (type: ExportType): string => EXTENSIONS[type] ?? type;

// Characters that no file system takes in a name, and control characters.
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

// Dots and dashes at the beginning hide a file or make an option of it.
const HEAD = /^[\s.-]+/;

/** Leaves out dots and blanks at the end, which get lost on some systems. */
const withoutTail = (name: string): string => {
  let end = name.length;
  while (end > 0 && /[\s.]/.test(name[end - 1] ?? '')) end -= 1;
  return name.slice(0, end);
};

/** Names that stand for devices on Windows, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Names a downloaded file by its title and ending, as every system takes it; one without a title gets the given name (EXPORT-36, EXPORT-37). */
export const exportFileName = (title: string | undefined, extension: string, unnamed: string): string => {
  const name = (title ?? '').replace(FORBIDDEN, ' ').replace(HEAD, '');
  const safe = withoutTail(name).replace(DEVICES, '$&_');
  return `${safe === '' ? unnamed : safe}.${extension}`;
};
