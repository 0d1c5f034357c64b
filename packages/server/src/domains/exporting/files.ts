import { exportExtension, exportFileName, createTranslator, sharedMessages } from '@chartdock/contract';
import type { ComingExport, ExportType, Locale, PositionExport } from '@chartdock/contract';
import { drawDocument } from '../../drawing/thumbnails/draw-definition.ts';
import type { DrawnDefinition } from '../../drawing/thumbnails/draw-definition.ts';
import { widthWithin } from '../../drawing/thumbnails/render-document.ts';
import { renderPng } from '../../drawing/thumbnails/render-raster.ts';
import type { Body } from '../definitions/index.ts';
import type { NodeRow } from '../nodes/index.ts';

const PNG_WIDTH = 1_280;
const HD_PNG_WIDTH = 3_840;

/** A file on its way to a person's disk. */
export interface ExportedFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer;
}

interface Source {
  readonly node: Pick<NodeRow, 'title' | 'category'>;
  readonly bodies: readonly Body[];
}

interface Maker {
  readonly contentType: string;
  readonly make: (source: Source) => Buffer | Promise<Buffer>;
}

const draw = ({ node, bodies }: Source): DrawnDefinition => drawDocument(bodies[0]?.def, node.category);

const png = (width: number): Maker => ({
  contentType: 'image/png',
  make: (source) => {
    const drawn = draw(source);
    return renderPng(drawn.svg, widthWithin(width, drawn));
  },
});

/** A type of download that is made of what is stored. */
export type MadeExport = Exclude<ExportType, ComingExport | PositionExport>;

/** Holds how each format is made from a definition; one without a row is still to come, or nothing compiles (EXPORT-41). */
const MAKERS: Readonly<Record<MadeExport, Maker>> = {
  png: png(PNG_WIDTH),
  hd_png: png(HD_PNG_WIDTH),
  svg: {
    contentType: 'image/svg+xml; charset=utf-8',
    make: (source) => Buffer.from(draw(source).svg),
  },
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

/** Makes the file of a download from what is stored. */
export const makeExport = async (
  source: Source,
  { type, locale }: { readonly type: MadeExport; readonly locale: Locale },
): Promise<ExportedFile> => {
  const maker = MAKERS[type];
  const body = await maker.make(source);
  return { name: nameOfExport(source.node.title, type, locale), contentType: maker.contentType, body };
};
