import type { FormatReader, FormatWriter } from './model/format.types.ts';

/** Kinds of definitions that a format writes. */
export type FormatKind = 'graph' | 'tree' | 'markdown' | 'board' | 'source';

/** A file format. */
export interface Format {
  readonly id: FormatId;
  /** Endings of file names without a dot, the usual one first. */
  readonly endings: readonly [string, ...string[]];
  readonly mediaType: string;
  readonly names: { readonly zh: string; readonly en: string };
  /** Kinds that it writes; empty for one that is only read. */
  readonly writes: readonly FormatKind[];
  /** Loads the writer; undefined for one that is only read. */
  readonly loadWriter?: () => Promise<FormatWriter>;
  /** Loads the reader; undefined for one that is only written. */
  readonly loadReader?: () => Promise<FormatReader>;
}

/** Names a format. */
export type FormatId =
  | 'xmind'
  | 'freemind'
  | 'opml'
  | 'markdown'
  | 'text'
  | 'csv'
  | 'docx'
  | 'pptx'
  | 'pdf'
  | 'visio'
  | 'drawio'
  | 'mermaid'
  | 'plantuml'
  | 'excalidraw'
  | 'html'
  | 'position';

const TREES = ['tree', 'markdown'] as const;
const ALL = ['graph', 'tree', 'markdown', 'board', 'source'] as const;
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Lists every format; readers and writers load with their first use. */
export const FORMATS: readonly Format[] = [
  {
    id: 'xmind',
    endings: ['xmind'],
    mediaType: 'application/vnd.xmind.workbook',
    names: { zh: 'XMind', en: 'XMind' },
    writes: TREES,
    loadWriter: async () => (await import('./xmind/index.ts')).writeXmind,
    loadReader: async () => (await import('./xmind/index.ts')).readXmind,
  },
  {
    id: 'freemind',
    endings: ['mm'],
    mediaType: 'application/x-freemind',
    names: { zh: 'FreeMind', en: 'FreeMind' },
    writes: TREES,
    loadWriter: async () => (await import('./freemind/index.ts')).writeFreemind,
    loadReader: async () => (await import('./freemind/index.ts')).readFreemind,
  },
  {
    id: 'opml',
    endings: ['opml'],
    mediaType: 'text/x-opml; charset=utf-8',
    names: { zh: 'OPML 大纲', en: 'OPML outline' },
    writes: TREES,
    loadWriter: async () => (await import('./opml/index.ts')).writeOpml,
    loadReader: async () => (await import('./opml/index.ts')).readOpml,
  },
  {
    id: 'markdown',
    endings: ['md', 'markdown'],
    mediaType: 'text/markdown; charset=utf-8',
    names: { zh: 'Markdown', en: 'Markdown' },
    writes: TREES,
    loadWriter: async () => (await import('./texts/index.ts')).writeMarkdown,
    loadReader: async () => (await import('./texts/index.ts')).readMarkdown,
  },
  {
    id: 'text',
    endings: ['txt'],
    mediaType: 'text/plain; charset=utf-8',
    names: { zh: '缩进文本', en: 'Indented text' },
    writes: TREES,
    loadWriter: async () => (await import('./texts/index.ts')).writeIndentedText,
    loadReader: async () => (await import('./texts/index.ts')).readIndentedText,
  },
  {
    id: 'csv',
    endings: ['csv'],
    mediaType: 'text/csv; charset=utf-8',
    names: { zh: '表格 CSV', en: 'CSV table' },
    writes: TREES,
    loadWriter: async () => (await import('./csv/index.ts')).writeCsv,
    loadReader: async () => (await import('./csv/index.ts')).readCsv,
  },
  {
    id: 'docx',
    endings: ['docx'],
    mediaType: `${OFFICE}.wordprocessingml.document`,
    names: { zh: 'Word', en: 'Word' },
    writes: TREES,
    loadWriter: async () => (await import('./docx/index.ts')).writeDocx,
  },
  {
    id: 'pptx',
    endings: ['pptx'],
    mediaType: `${OFFICE}.presentationml.presentation`,
    names: { zh: 'PowerPoint', en: 'PowerPoint' },
    writes: TREES,
    loadWriter: async () => (await import('./pptx/index.ts')).writePptx,
  },
  {
    id: 'pdf',
    endings: ['pdf'],
    mediaType: 'application/pdf',
    names: { zh: 'PDF', en: 'PDF' },
    writes: ALL,
    loadWriter: async () => (await import('./pdf/index.ts')).writePdf,
  },
  {
    id: 'visio',
    endings: ['vsdx'],
    mediaType: 'application/vnd.ms-visio.drawing.main+xml',
    names: { zh: 'Visio', en: 'Visio' },
    writes: ['graph'],
    loadWriter: async () => (await import('./visio/index.ts')).writeVisio,
    loadReader: async () => (await import('./visio/index.ts')).readVisio,
  },
  {
    id: 'drawio',
    endings: ['drawio', 'dio', 'xml'],
    mediaType: 'application/vnd.jgraph.mxfile',
    names: { zh: 'draw.io', en: 'draw.io' },
    writes: ['graph'],
    loadWriter: async () => (await import('./drawio/index.ts')).writeDrawio,
    loadReader: async () => (await import('./drawio/index.ts')).readDrawio,
  },
  {
    id: 'mermaid',
    endings: ['mmd', 'mermaid'],
    mediaType: 'text/vnd.mermaid; charset=utf-8',
    names: { zh: 'Mermaid', en: 'Mermaid' },
    writes: ['graph', 'tree', 'markdown', 'source'],
    loadWriter: async () => (await import('./mermaid/index.ts')).writeMermaid,
    loadReader: async () => (await import('./mermaid/index.ts')).readMermaid,
  },
  {
    id: 'plantuml',
    endings: ['puml', 'plantuml'],
    mediaType: 'text/plain; charset=utf-8',
    names: { zh: 'PlantUML', en: 'PlantUML' },
    writes: ['graph', 'tree', 'markdown'],
    loadWriter: async () => (await import('./plantuml/index.ts')).writePlantuml,
  },
  {
    id: 'excalidraw',
    endings: ['excalidraw'],
    mediaType: 'application/vnd.excalidraw+json',
    names: { zh: 'Excalidraw', en: 'Excalidraw' },
    writes: ['board'],
    loadWriter: async () => (await import('./excalidraw/index.ts')).writeExcalidraw,
    loadReader: async () => (await import('./excalidraw/index.ts')).readExcalidraw,
  },
  {
    id: 'html',
    endings: ['html'],
    mediaType: 'text/html; charset=utf-8',
    names: { zh: '网页', en: 'Web page' },
    writes: ALL,
    loadWriter: async () => (await import('./html/index.ts')).writeHtml,
  },
  {
    id: 'position',
    endings: ['pos'],
    mediaType: 'application/json',
    names: { zh: 'ProcessOn', en: 'ProcessOn' },
    writes: [],
    loadReader: async () => (await import('./position/index.ts')).readPosition,
  },
];

/** Finds a format by its id. */
export const formatOf = (id: FormatId): Format => {
  const found = FORMATS.find((format) => format.id === id);
  if (found === undefined) throw new RangeError(`no format ${id}`);
  return found;
};

/** Finds the format that reads files with an ending in any case; undefined where none does. */
export const readerOfEnding = (ending: string): Format | undefined =>
  FORMATS.find(
    ({ endings, loadReader }) => loadReader !== undefined && endings.includes(ending.toLowerCase()),
  );
