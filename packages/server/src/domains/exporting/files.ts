import { exportExtension, exportFileName, createTranslator, sharedMessages } from '@chartdock/contract';
import type { ExportType, Locale, PositionExport } from '@chartdock/contract';
import type { SentCanvas, WriteJob } from '../../drawing/formats/format-job.types.ts';
import type {} from '../../drawing/formats/format-pool.ts';
import type { App } from '../../kernel/calls/context.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { createBlankDefinition } from '../definitions/index.ts';
import type { Body } from '../definitions/index.ts';
import type { NodeRow } from '../nodes/index.ts';

/** A file on its way to a person's disk. */
export interface ExportedFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Source of a download. */
export interface ExportSource {
  readonly node: Pick<NodeRow, 'title' | 'category'>;
  readonly bodies: readonly Body[];
  /** Id of the account that downloads. */
  readonly owner: string;
}

type Making = Pick<App, 'formats' | 'now'>;

interface Maker {
  readonly contentType: string;
  readonly make: (source: ExportSource, app: Making) => Buffer | Promise<Buffer>;
}

const canvasOf = ({ node }: ExportSource, { def, name }: Body): SentCanvas => ({
  title: name ?? node.title,
  definition: def ?? createBlankDefinition(node.category, node.title),
});

/** Makes a file in the pool of formats, of every canvas or of the first. */
const inPool = (
  format: WriteJob['format'],
  contentType: string,
  { isWhole = true }: { readonly isWhole?: boolean } = {},
): Maker => ({
  contentType,
  make: async (source, { formats, now }) => {
    const canvases = (isWhole ? source.bodies : source.bodies.slice(0, 1)).map((body) =>
      canvasOf(source, body),
    );
    const outcome = await formats.run(source.owner, {
      kind: 'write',
      format,
      title: source.node.title,
      category: source.node.category,
      canvases,
      now: now(),
    });
    if (outcome.kind === 'refused') throw new CallError('exportNotReady');
    if (outcome.kind !== 'written')
      throw new Error(
        `A ${format} could not be written: ${outcome.kind === 'failed' ? outcome.message : ''}`,
      );
    const { buffer, byteOffset, byteLength } = outcome.bytes;
    return Buffer.from(buffer, byteOffset, byteLength);
  },
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const VISIO = 'application/vnd.ms-visio.drawing.main+xml';

/** A type of download that is made of stored data. */
export type MadeExport = Exclude<ExportType, PositionExport>;

/** Holds how each format is made from a definition; one without a row does not compile (EXPORT-41). */
const MAKERS: Readonly<Record<MadeExport, Maker>> = {
  png: inPool('png', 'image/png', { isWhole: false }),
  hd_png: inPool('hd_png', 'image/png', { isWhole: false }),
  jpg: inPool('jpg', 'image/jpeg', { isWhole: false }),
  hd_jpg: inPool('hd_jpg', 'image/jpeg', { isWhole: false }),
  xmind: inPool('xmind', 'application/vnd.xmind.workbook'),
  mm: inPool('freemind', 'application/x-freemind', { isWhole: false }),
  docx: inPool('docx', `${OFFICE}.wordprocessingml.document`),
  csv: inPool('csv', 'text/csv; charset=utf-8'),
  ppt: inPool('pptx', `${OFFICE}.presentationml.presentation`),
  hd_pdf: inPool('pdf', 'application/pdf'),
  visio: inPool('visio', VISIO, { isWhole: false }),
  vsdx: inPool('visio', VISIO),
  svg: inPool('svg', 'image/svg+xml; charset=utf-8', { isWhole: false }),
  md: {
    contentType: 'text/markdown; charset=utf-8',
    make: ({ bodies }) => {
      const text = bodies[0]?.def?.['text'];
      return Buffer.from(typeof text === 'string' ? text : '');
    },
  },
};

/** Names the file of a download in a language (EXPORT-36, EXPORT-37). */
export const nameOfExport = (title: string, type: ExportType, locale: Locale): string => {
  const unnamed = createTranslator(locale, sharedMessages)('export.unnamed');
  return exportFileName(title, exportExtension(type), unnamed);
};

/** Makes the file of a download from stored data. Throws `exportNotReady` for a file that the format cannot hold. */
export const makeExport = async (
  app: Making,
  source: ExportSource,
  { type, locale }: { readonly type: MadeExport; readonly locale: Locale },
): Promise<ExportedFile> => {
  const maker = MAKERS[type];
  const body = await maker.make(source, app);
  return { name: nameOfExport(source.node.title, type, locale), contentType: maker.contentType, body };
};
